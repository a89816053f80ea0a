// What five people at Sheriff have in front of them, as a game of boardgame.io.

const {INVALID_MOVE, PlayerView, Stage} = require("boardgame.io/core");

const NAMES = ["Ann", "Ben", "Cem", "Dora", "Elif"];

const sheriff = {
  name: "sheriff",
  minPlayers: 5,
  maxPlayers: 5,
  disableUndo: true, // else the server keeps, and searches, every state of the turn
  playerView: PlayerView.STRIP_SECRETS,
  turn: {activePlayers: {all: Stage.NULL}},

  setup: () => ({
    round: 1,
    rounds: 10,
    phase: "inspect",
    sheriff: 0,
    bank: 150,
    seats: NAMES.map((name, seat) => ({
      seat, name, gold: 50, legal: {apple: seat, cheese: 1, bread: 2}, faceDown: seat,
    })),
    bags: NAMES.slice(1).map((name, merchant) => ({
      merchant: merchant + 1, cards: 4, declared: {good: "apple", n: 4}, open: false,
    })),
    deals: [],
    players: Object.fromEntries(NAMES.map((name, seat) => [seat, {
      hand: ["apple", "silk", "pepper", "bread", "cheese", "mead"], bag: ["apple", "apple", "silk"],
      hidden: {silk: 1, pepper: 2},
    }])),
    secret: {deck: Array.from({length: 100}, (_, card) => card)},
  }),

  moves: {
    pay: ({G}, payer, payee, amount) => {
      if (G.seats[payer].gold < amount) {
        return INVALID_MOVE;
      }
      G.seats[payer].gold -= amount;
      G.seats[payee].gold += amount;
    },
  },
};

module.exports = {sheriff};
