import { existsSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerInfo } from './server';
import { until } from './until';

/** Environment of a server that writes from within on request. */
export const CHANGING = {
  NODE_OPTIONS: `--import ${new URL('change-on-demand.mjs', import.meta.url).href}`,
};

export interface Change {
  uid: string;
  /** By the document service, or by Strapi's query engine below it. */
  way: 'documents' | 'update' | 'updateMany' | 'delete';
  where: Record<string, unknown>;
  data?: Record<string, unknown>;
  /** How long the transaction stays open after the write. */
  commitAfterMs?: number;
}

/** Makes such a server write something itself, and waits until that is committed. */
export async function changeFromWithin({ dataDir }: ServerInfo, change: Change) {
  const wish = path.join(dataDir, 'change-now.json');
  writeFileSync(`${wish}.part`, JSON.stringify({ commitAfterMs: 0, ...change }));
  renameSync(`${wish}.part`, wish);
  await until('the change is committed', () => !existsSync(wish));
}
