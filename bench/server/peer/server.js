// The server of boardgame.io as its documentation runs it, matches in memory: node server.js PORT

const { Server } = require('boardgame.io/server');
const game = require('./game.js');

Server({ games: [game], origins: ['http://localhost'] }).run(Number(process.argv[2]));
