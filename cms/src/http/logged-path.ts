/** Addresses whose path itself is the right to read (feeds): their keys are written nowhere. */
const KEYED = /^(\/api\/blogs\/feed\/).+/;

/** What may be written down of a request's address. Tokens stand in queries, which no path has. */
export const loggedPath = (path: string): string => path.replace(KEYED, '$1...');
