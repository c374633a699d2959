import { readdirSync } from 'node:fs';
import type { Make } from './examples/example';

const files = readdirSync(new URL('examples/', import.meta.url)).filter((file) =>
  file.endsWith('.ts'),
);
const modules = await Promise.all(
  files.map(
    (file): Promise<Record<string, unknown>> => import(`./examples/${file.slice(0, -3)}.ts`),
  ),
);
const tables = modules.flatMap((one) =>
  Object.entries(one).flatMap(([name, table]) => (name.endsWith('Examples') ? [table] : [])),
);

/** One good request per endpoint, of all files in `examples/`. An endpoint without one fails the matrix. */
export const EXAMPLES = Object.assign({}, ...tables) as Record<string, Make>;
