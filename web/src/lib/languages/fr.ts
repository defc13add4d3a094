// French, loaded by who reads it.

import type { Files } from "../languages";

export default import.meta.glob<string>(
  ["../../../../src/nullo/locale/fr/*.ftl", "!**/cli*.ftl", "!**/lessons.ftl"],
  { query: "?raw", import: "default", eager: true },
) satisfies Files;
