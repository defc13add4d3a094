// German, loaded only by those who read it.

export default import.meta.glob<string>(
  [
    "../../../../src/nullo/locale/de/*.ftl",
    "!../../../../src/nullo/locale/de/{cli*,tui*,files,lessons,paper,records,study}.ftl",
    "!../../../../src/nullo/locale/de/{analysis,choices,hints,play,refusals,refused-company,verify,web-company,web-daily,web-duplicate,web-mine,web-paper,web-replay,web-room,web-score,web-table}.ftl",
    "../../../../src/nullo/games/*/words/de.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
