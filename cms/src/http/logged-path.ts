/** Paths that are themselves the right to read (feeds). Their keys are never logged. */
const KEYED = /^(\/api\/(?:blogs|care)\/feed\/).+/;

/** What may be logged of a request's path. Other tokens are in query strings, which the path does not include. */
export const loggedPath = (path: string): string => path.replace(KEYED, '$1...');
