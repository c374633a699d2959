import { z } from 'zod/v4';

/**
 * Zod compiles its object parsers with `new Function` unless told otherwise, which the portal's
 * CSP forbids. It must be told before the first schema is made, so whoever imports zod, the
 * contract too, gets it from here (the alias in vite.config.ts).
 */
z.config({ jitless: true });

export { z };
