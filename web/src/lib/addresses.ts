// The addresses of Nullo's pages: paths of a server or, on a site without one, paths after the #, which work at any web host.

import { host } from "./host/host";

/** The `href` of a link to one of Nullo's paths. */
export const linkTo = (path: string): string => (host.alone ? `#${path}` : path);

/** The `href` of the path on the site that plays when this server cannot be reached. */
export const offlineLink = (path: string): string => `${host.offline}#${path}`;

/** A link to one of Nullo's paths that works from anywhere. */
export const absolute = (path: string): string => new URL(linkTo(path), window.location.href).href;

/** The present path with its query and fragment. */
export function currentAddress(): { pathname: string; search: string; hash: string } {
  if (!host.alone) return window.location;
  const path = window.location.hash.slice(1);
  return new URL(path.startsWith("/") ? path : "/", window.location.origin);
}
