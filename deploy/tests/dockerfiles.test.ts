import { describe, expect, it } from 'vitest';
import { inRepository, readRepo } from './repository';

const DOCKERFILES = ['deploy/cms.Dockerfile', 'deploy/proxy.Dockerfile'];
const PACKAGES = ['contract', 'rich-text', 'cms', 'web', 'e2e', 'bench'];

/** A Dockerfile's instructions, with continued lines joined and comments gone. */
function instructions(path: string): string[] {
  return readRepo(path)
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
}

describe.each(DOCKERFILES)('%s', (path) => {
  const lines = instructions(path);
  const named = (word: string) => lines.filter((line) => line.startsWith(`${word} `));

  it('copies only what the repository has', () => {
    const copies = named('COPY').filter((line) => !line.includes('--from='));
    const sources = copies.flatMap((line) => line.split(/\s+/).slice(1, -1));
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) expect(inRepository(source), source).toBe(true);
  });

  it('copies from stages it has', () => {
    const stages = named('FROM').map((line) => / AS (\w+)$/.exec(line)?.[1]);
    for (const [, stage] of lines.join('\n').matchAll(/--from=(\w+)/g))
      expect(stages).toContain(stage);
  });

  it('sees every manifest the lockfile speaks of, or the install refuses', () => {
    for (const name of PACKAGES) expect(lines).toContain(`COPY ${name}/package.json ${name}/`);
  });

  it('installs exactly the lockfile, with the pnpm everybody uses', () => {
    const installs = named('RUN').filter((line) => line.includes(' install --frozen-lockfile'));
    expect(installs.length).toBeGreaterThan(0);
    for (const [, tool] of lines.join('\n').matchAll(/(\S+) (?:install --frozen|--filter)/g))
      expect(tool).not.toBe('pnpm');
  });

  it('runs scripts their packages have', () => {
    const runs = [...lines.join('\n').matchAll(/--filter @hearthside\/(\w+) run (\w+)/g)];
    expect(runs.length).toBeGreaterThan(0);
    for (const [, name, script] of runs) {
      const manifest = JSON.parse(readRepo(`${name}/package.json`)) as {
        scripts: Record<string, string>;
      };
      expect(manifest.scripts, `${name} ${script}`).toHaveProperty(script ?? '');
    }
  });

  it('ends as an ordinary user', () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    const user = last.findLast((line) => line.startsWith('USER '));
    expect(user).toMatch(/^USER (node|101)$/);
  });

  it('leaves results, data and secrets out of what it is given', () => {
    const ignored = readRepo('.dockerignore').split('\n');
    for (const pattern of ['*', '**/node_modules', '**/dist', '**/.env', 'cms/data'])
      expect(ignored).toContain(pattern);
  });
});
