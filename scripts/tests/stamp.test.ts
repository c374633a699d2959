import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BUILDS, inputOf, isNoSource } from '../lib/builds.mjs';
import { fingerprint } from '../lib/fingerprint.mjs';
import { onceFor } from '../lib/stamp.mjs';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'hearthside-stamp-'));
});
afterEach(() => rmSync(home, { recursive: true }));

describe('work done once', () => {
  const job = (input: string, more = {}) => ({
    name: 'build',
    input,
    present: () => true,
    work: async () => {},
    folder: home,
    ...more,
  });

  it('is done the first time, not again for the same input, and again for another input', async () => {
    expect(await onceFor(job('a'))).toBe(true);
    expect(await onceFor(job('a'))).toBe(false);
    expect(await onceFor(job('b'))).toBe(true);
  });

  it('is done again if its result is gone, or if it is forced', async () => {
    await onceFor(job('a'));
    expect(await onceFor(job('a', { present: () => false }))).toBe(true);
    expect(await onceFor(job('a', { force: true }))).toBe(true);
  });

  it('counts as not done if it failed, even after an earlier success', async () => {
    await onceFor(job('a'));
    const work = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue(undefined);
    await expect(onceFor(job('b', { work }))).rejects.toThrow('broken');
    expect(await onceFor(job('a', { work }))).toBe(true);
  });
});

describe('a fingerprint', () => {
  const write = (path: string, text: string) => {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), text);
  };
  const now = () => fingerprint(home, ['cms', 'missing', 'one.json'], isNoSource);

  beforeEach(() => {
    write('cms/src/index.ts', 'a');
    write('one.json', '{}');
  });

  it('changes with contents, names, and files that are added or removed', () => {
    const seen = new Set([now()]);
    write('cms/src/index.ts', 'b');
    seen.add(now());
    write('cms/src/more.ts', '');
    seen.add(now());
    rmSync(join(home, 'cms/src/index.ts'));
    seen.add(now());
    write('cms/src/main.ts', 'b');
    seen.add(now());
    write('one.json', '{ }');
    seen.add(now());
    expect(seen.size).toBe(6);
  });

  it('does not change with times, results, data, secrets or tests', () => {
    const before = now();
    utimesSync(join(home, 'one.json'), 1, 1);
    const others = ['node_modules/x.js', 'dist/x.js', 'data/hearthside.db', '.env', '.strapi/x.js'];
    const tests = ['tests/api.ts', 'src/pet.test.ts', 'vitest.config.ts', 'public/uploads/x.png'];
    for (const path of [...others, ...tests]) write(`cms/${path}`, 'x');
    expect(now()).toBe(before);
  });

  it.each(['cms/src/data/list.ts', 'web/src/features/form/tests/x.ts', 'cms/src/environment.ts'])(
    'counts %s as a source',
    (path) => expect(isNoSource(path)).toBe(false),
  );
});

describe('the portal in another language', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is another build than the portal in English, and the server is the same', () => {
    const inputs = () => BUILDS.map((build) => [build.name, inputOf(build)] as const);
    vi.stubEnv('PORTAL_LANGUAGE', '');
    const english = new Map(inputs());
    vi.stubEnv('PORTAL_LANGUAGE', 'es');
    const changed = inputs().filter(([name, input]) => input !== english.get(name));
    expect(changed.map(([name]) => name)).toEqual(['web']);
  });
});
