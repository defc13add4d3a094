// German, loaded only by those who read it.

export default import.meta.glob<string>(
  [
    "../../../../src/nullo/locale/de/*.ftl",
    "!../../../../src/nullo/locale/de/{cli*,files,lessons,records}.ftl",
    "../../../../src/nullo/games/*/words/de.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
