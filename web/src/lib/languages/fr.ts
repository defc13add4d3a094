// French, loaded only by those who read it.

export default import.meta.glob<string>(
  [
    "../../../../src/nullo/locale/fr/*.ftl",
    "!../../../../src/nullo/locale/fr/{cli*,tui*,files,lessons,paper,records,study}.ftl",
    "!../../../../src/nullo/locale/fr/{analysis,choices,hints,play,refusals,refused-company,verify,web-company,web-daily,web-duplicate,web-mine,web-paper,web-replay,web-room,web-score,web-table}.ftl",
    "../../../../src/nullo/games/*/words/fr.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
