// Nine of boardgame.io's own clients. For each line of input, `[1, 2, 3]`, one of them pays; the
// answer is how many milliseconds later the last one had the new state.

const {createInterface} = require("node:readline");
const {Client} = require("boardgame.io/client");
const {SocketIO} = require("boardgame.io/multiplayer");
const {sheriff} = require("./game.cjs");

const [port, matchID] = process.argv.slice(2);
const SEATS = [null, "0", "1", "2", "3", "4", null, "0", "1"];

let wanted = Infinity;
let sent = 0;

const there = (client) => (client.getState()?._stateID ?? -1) >= wanted;
const look = () => {
  if (clients.every(there)) {
    wanted = Infinity;
    console.log(performance.now() - sent);
  }
};

const clients = SEATS.map((playerID) => Client({
  game: sheriff,
  matchID,
  playerID,
  numPlayers: 5,
  debug: false,
  multiplayer: SocketIO({
    server: `http://127.0.0.1:${port}`,
    socketOpts: {transports: ["websocket"]},
  }),
}));
for (const client of clients) {
  client.subscribe(look);
  client.start();
}
wanted = 0;

createInterface({input: process.stdin}).on("line", (line) => {
  wanted = clients[1].getState()._stateID + 1;
  sent = performance.now();
  clients[1].moves.pay(...JSON.parse(line));
});
