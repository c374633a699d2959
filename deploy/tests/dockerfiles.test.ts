import { describe, expect, it } from 'vitest';
import { service } from './compose-file';
import { inRepository, readRepo } from './repository';

const DOCKERFILES = ['deploy/cms.Dockerfile', 'deploy/proxy.Dockerfile'];
const PACKAGES = ['contract', 'rich-text', 'cms', 'web', 'e2e', 'bench'];

/** A Dockerfile's instructions, with continued lines joined and comments removed. */
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

  it('sees every manifest the lockfile mentions, without which the install refuses', () => {
    for (const name of PACKAGES) expect(lines).toContain(`COPY ${name}/package.json ${name}/`);
  });

  it('is built from images of exact versions', () => {
    const stages = named('FROM').map((line) => / AS (\w+)$/.exec(line)?.[1]);
    const images = named('FROM').map((line) => line.split(' ')[1] ?? '');
    for (const image of images.filter((one) => !stages.includes(one)))
      expect(image).toMatch(/:\d+\.\d+\.\d+-/);
  });

  it('installs exactly the lockfile, with the same pnpm that wrote it', () => {
    const installs = named('RUN').filter((line) => line.includes(' install --frozen-lockfile'));
    expect(installs.length).toBeGreaterThan(0);
    const { packageManager } = JSON.parse(readRepo('package.json')) as { packageManager: string };
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+$/);
    for (const [, tool] of lines.join('\n').matchAll(/npx --yes (\S+)/g))
      expect(tool).toBe(packageManager);
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

  it('leaves results, data and secrets out of its build context', () => {
    const ignored = readRepo('.dockerignore').split('\n');
    for (const pattern of ['*', '**/node_modules', '**/dist', '**/.env', 'cms/data'])
      expect(ignored).toContain(pattern);
  });
});

it('the image of the server has the package.json that says its version', () => {
  const lines = instructions('deploy/cms.Dockerfile');
  const [first = ''] = lines.filter((line) => line.startsWith('COPY '));
  expect(first.split(' ')).toContain('package.json');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  expect(last).toContain('COPY --from=packages /app ./');
});

describe('the language of the portal', () => {
  it.each([
    ['deploy/cms.Dockerfile', 'cms-1'],
    ['deploy/cms.Dockerfile', 'cms-2'],
    ['deploy/proxy.Dockerfile', 'proxy'],
  ])('reaches the build of %s for %s', (path, name) => {
    expect(service(name).build?.args).toEqual({ PORTAL_LANGUAGE: '${PORTAL_LANGUAGE:-}' });
    const lines = instructions(path);
    const build = lines.findIndex((line) => line.includes('@hearthside/web run build'));
    expect(lines[build]).toContain(' PORTAL_LANGUAGE=$PORTAL_LANGUAGE ');
    expect(lines[build - 1]).toBe('ARG PORTAL_LANGUAGE=');
  });
});

describe('backups in the image of the server', () => {
  const lines = instructions('deploy/cms.Dockerfile');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('are made by the programs of the version that the database has', () => {
    const [, version] = /^postgres:(\d+)\./.exec(service('postgres').image ?? '') ?? [];
    expect(version).toMatch(/^\d+$/);
    expect(last.join('\n')).toContain(` postgresql-client-${version} `);
  });

  it('have the scripts that make and restore them beside the server', () => {
    expect(last).toContain('COPY scripts scripts');
    expect(readRepo('.dockerignore').split('\n')).toContain('!scripts');
    for (const script of ['scheduled-backup', 'backup', 'backup-verify', 'restore'])
      expect(inRepository(`scripts/${script}.mjs`), script).toBe(true);
  });

  it('lie in a folder of the user who runs the server, which compose mounts for both servers', () => {
    expect(last.join('\n')).toMatch(/^RUN mkdir -p .*\/backups && chown node:node .*\/backups$/m);
    for (const name of ['cms-1', 'cms-2']) {
      const { volumes, environment } = service(name);
      expect(environment?.BACKUP_DIR).toBe('/backups');
      expect(volumes).toContain('${BACKUP_VOLUME:-backups}:/backups');
    }
  });
});
