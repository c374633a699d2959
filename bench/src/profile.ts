import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { LOAD } from './goals.ts';
import { measureInTurns } from './load.ts';
import { PATHS } from './paths.ts';
import { people } from './people.ts';
import { fillPortal, portalToken, startPortal } from './portal.ts';
import { HEADLINE } from './requests.ts';
import { seededDatabases } from './seeded.ts';
import { stoppingServers } from './server-process.ts';
import type { Database } from './sqlite.ts';

/** Where the portal spends its time under the headline's load: self time by function. */

interface CpuProfile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  timeDeltas: number[];
}

const SHOWN = 45;

function shortUrl(url: string): string {
  const inPackage = url.split('/node_modules/').at(-1) ?? url;
  return inPackage.replace('file://', '').replace(`${path.dirname(PATHS.cms)}/`, '');
}

function print(profile: CpuProfile) {
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const byFunction = new Map<string, number>();
  let total = 0;
  profile.samples.forEach((id, index) => {
    const frame = frames.get(id);
    if (!frame || frame.functionName === '(idle)') return;
    const where = `${shortUrl(frame.url)}:${frame.lineNumber + 1}`;
    const key = `${frame.functionName || '(anonymous)'}  ${where}`;
    const time = profile.timeDeltas[index] ?? 0;
    byFunction.set(key, (byFunction.get(key) ?? 0) + time);
    total += time;
  });
  const sorted = [...byFunction].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
  for (const [key, time] of sorted) console.log(`${((time / total) * 100).toFixed(1)} %  ${key}`);
}

await stoppingServers(async () => {
  const folder = path.join(PATHS.run, 'profile');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const [size] = LOAD.sizes;
  const kind = {
    name: 'portal' as const,
    boot: (file: string) => startPortal(file, 4280),
    fill: (database: Database, size: number) => fillPortal(database, people(size)),
  };
  const file = (await seededDatabases(kind, LOAD.sizes)).get(size) ?? '';
  const server = await startPortal(file, 4281, {
    nodeArgs: ['--cpu-prof', `--cpu-prof-dir=${folder}`],
  });
  const token = await portalToken(server);
  const target = { name: 'portal', url: server.url, paths: [HEADLINE.portal], token };
  await measureInTurns([{ target, warmUpSeconds: 3, seconds: 10 }], 1);
  await server.stop();
  for (const name of readdirSync(folder)) {
    print(JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as CpuProfile);
  }
});
