"""Run the app: the server, its workers, connections, certificates, names in the network."""
