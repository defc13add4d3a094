// German words that the lobby does not need.

export default import.meta.glob<string>(
  "../../../../src/nullo/locale/de/{analysis,hints,verify,web-daily,web-duplicate,web-mine,web-table}.ftl",
  { query: "?raw", import: "default", eager: true },
);
