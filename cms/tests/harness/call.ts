import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServerInfo } from './server';
import { until } from './until';

/** The option that lets a server be called from within; combined with others in NODE_OPTIONS. */
export const CALLING = `--import ${new URL('call-on-demand.mjs', import.meta.url).href}`;

/** Calls a subject's service within such a server, this many times at once, and returns the results. */
export async function callFromWithin<Answer>(
  { dataDir, baseUrl }: ServerInfo,
  subject: string,
  method: string,
  args: readonly unknown[],
  times = 1,
): Promise<Answer[]> {
  const { port } = new URL(baseUrl);
  const [wish, answers] = ['call-now', 'called'].map((name) =>
    path.join(dataDir, `${name}.${port}`),
  ) as [string, string];
  writeFileSync(`${wish}.part`, JSON.stringify({ subject, method, args, times }));
  renameSync(`${wish}.part`, wish);
  await until('it is answered', () => existsSync(answers));
  const given = JSON.parse(readFileSync(answers, 'utf8')) as Answer[];
  rmSync(answers);
  return given;
}
