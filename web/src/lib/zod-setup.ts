import { z } from 'zod';

/**
 * Zod compiles its object parsers with `new Function` unless told otherwise, which the portal's
 * CSP forbids. It must be told before the first schema is made: this module is the first import
 * of main.tsx, and the build keeps it in one chunk with zod itself (vite.config.ts).
 */
z.config({ jitless: true });
