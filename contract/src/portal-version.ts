/** The header of every answer of the API that names the portal's build the server has, by its entry file's hash. */
export const VERSION_HEADER = 'Portal-Version';

/** The build that a page or the address of its entry file names: `DP137tod` of `/assets/index-DP137tod.js`. */
export const versionIn = (text: string): string | undefined =>
  /\/assets\/index-([\w-]+)\.js/.exec(text)?.[1];
