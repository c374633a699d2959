import { z } from 'zod/v4';

/**
 * Zod compiles its object parsers with `new Function` unless told otherwise, and the portal's CSP forbids that. It
 * must be told before the first schema is made, so everything that imports zod, including the contract, gets it from
 * here (the alias in vite.config.ts).
 */
z.config({ jitless: true });

export { z };
