// French words that the lobby does not need.

export default import.meta.glob<string>(
  [
    "../../../../src/nullo/locale/fr/{analysis,choices,hints,play,refusals,refused-company,verify,web-company,web-daily,web-duplicate,web-mine,web-paper,web-replay,web-room,web-score,web-table}.ftl",
    "../../../../src/nullo/games/*/words/fr.remarks.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
