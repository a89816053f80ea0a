// What the bench measures beside the companion: a server of boardgame.io, as its tutorial starts
// one. It keeps its matches in memory.

const {Server} = require("boardgame.io/server");
const {sheriff} = require("./game.cjs");

const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
Server({games: [sheriff], origins: ["*"]})
  .run(port)
  .then(() => console.log(`http://127.0.0.1:${port}/`));
