// Alles oder Nichts for four as a game of boardgame.io: the rules of Nullo's, strict mode, without end.
// What a seat alone knows is in `G.players`, of which STRIP_SECRETS leaves each client its own part.

const { ActivePlayers, PlayerView } = require('boardgame.io/core');

const SEATS = 4;
const SUITS = ['s', 'h', 'd', 'c'];
const SIZES = [6, 5, 4, 3, 4, 5, 6];
const DECK = SUITS.flatMap((suit) => Array.from({ length: 12 }, (_, rank) => `${rank + 1}${suit}`));

const suit = (card) => card.slice(-1);
const rank = (card) => Number(card.slice(0, -1));
const after = (seat) => (Number(seat) + 1) % SEATS;
const each = (value) => Array(SEATS).fill(value);

// A hand before its cards: made before the phase of bids begins, for its end is looked for first.
const blank = () => ({
  players: {},
  turned: '',
  size: 0,
  laid: each(false),
  said: each(''),
  bids: each(null),
  taken: each(0),
  trick: [],
  tricks: [],
});

function deal({ G, random }) {
  const deck = random.Shuffle(DECK);
  G.size = SIZES[G.hand % SIZES.length];
  for (let seat = 0; seat < SEATS; seat++) {
    const hand = deck.slice(seat * G.size, (seat + 1) * G.size);
    hand.sort((a, b) => DECK.indexOf(a) - DECK.indexOf(b));
    G.players[seat] = { hand, bid: null };
  }
  G.turned = deck[SEATS * G.size];
}

function bid({ G, playerID }, number) {
  if (!Number.isInteger(number) || number < 0 || number > G.size) return 'INVALID_MOVE';
  G.players[playerID].bid = number;
  G.laid[playerID] = true;
}

function say({ G, playerID }, word) {
  if (word !== 'open' && word !== 'secret') return 'INVALID_MOVE';
  G.said[playerID] = word;
  if (G.said.every(Boolean)) {
    G.said.forEach((said, seat) => {
      if (said === 'open') G.bids[seat] = G.players[seat].bid;
    });
  }
}

function play({ G, playerID }, card) {
  const { hand } = G.players[playerID];
  if (!hand.includes(card)) return 'INVALID_MOVE';
  const led = G.trick.length ? suit(G.trick[0].card) : '';
  if (led && suit(card) !== led && hand.some((held) => suit(held) === led)) return 'INVALID_MOVE';
  hand.splice(hand.indexOf(card), 1);
  G.trick.push({ seat: Number(playerID), card });
  if (G.trick.length === SEATS) turn(G);
}

function turn(G) {
  const trump = suit(G.turned);
  const beats = (a, b) =>
    suit(a.card) === suit(b.card) ? rank(a.card) > rank(b.card) : suit(a.card) === trump;
  const best = G.trick.reduce((b, a) => (beats(a, b) ? a : b));
  G.taken[best.seat] += 1;
  G.tricks.push({ plays: G.trick, winner: best.seat });
  G.trick = [];
}

function score({ G }) {
  const gains = G.taken.map((won, seat) => {
    const extra = won === G.players[seat].bid ? 3 : 0;
    if (G.said[seat] === 'open') return extra ? 2 * won + extra : 0;
    return won + extra;
  });
  G.last = Object.values(G.players).map((own) => own.bid);
  G.scores = G.scores.map((total, seat) => total + gains[seat]);
  G.results = [...G.results, gains].slice(-SIZES.length); // it is sent whole each time
  G.ended = G.tricks;
  G.hand += 1;
  G.dealer = after(G.dealer);
  Object.assign(G, blank());
}

const onceEach = { minMoves: 1, maxMoves: 1 };

module.exports = {
  name: 'alles-oder-nichts',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: process.env.PEER_UNDO !== 'kept',
  playerView: PlayerView.STRIP_SECRETS,
  setup: () => ({
    hand: 0,
    dealer: 0,
    scores: each(0),
    results: [],
    last: [],
    ended: [],
    ...blank(),
  }),
  phases: {
    bid: {
      start: true,
      onBegin: deal,
      turn: { activePlayers: ActivePlayers.ALL_ONCE },
      moves: { bid: { move: bid, redact: true, ignoreStaleStateID: true } },
      endIf: ({ G }) => G.laid.every(Boolean),
      next: 'say',
    },
    say: {
      turn: {
        ...onceEach,
        order: { first: ({ G }) => after(G.dealer), next: ({ ctx }) => after(ctx.playOrderPos) },
      },
      moves: { say: { move: say, client: false } },
      endIf: ({ G }) => G.said.every(Boolean),
      next: 'play',
    },
    play: {
      turn: {
        ...onceEach,
        order: {
          first: ({ G }) => after(G.dealer),
          next: ({ G, ctx }) =>
            G.trick.length ? after(ctx.playOrderPos) : G.tricks[G.tricks.length - 1].winner,
        },
      },
      moves: { play: { move: play, client: false } },
      endIf: ({ G }) => G.tricks.length === G.size,
      onEnd: score,
      next: 'bid',
    },
  },
};
