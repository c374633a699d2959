import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepo } from '../lib/paths.mjs';

const read = (path: string) => readFileSync(inRepo(path), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const changelog = read('CHANGELOG.md');

/** Each chapter of the changelog with its heading. */
const chapters = changelog.split(/^## /m).slice(1);
/** The versions, the latest first. What is not out yet names its version in its first line. */
const releases = chapters.flatMap((chapter) => {
  const [, heading = '', text = ''] = /^(.*)\n([^]*)/.exec(chapter) ?? [];
  const [, number] =
    heading === 'Unreleased'
      ? (/^\s*Version (\d+\.\d+\.\d+)\./.exec(text) ?? [])
      : (/^(\d+\.\d+\.\d+) — \d{4}-\d{2}-\d{2}$/.exec(heading) ?? []);
  return number ? [{ number, text }] : [];
});

describe('the version', () => {
  it('of package.json is the latest of the changelog', () => {
    expect(releases[0]?.number).toBe(version);
  });

  it('grows from release to release', () => {
    const numbers = releases.map(({ number }) =>
      number.split('.').reduce((sum, part) => sum * 1000 + Number(part), 0),
    );
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one));
    expect(numbers.length).toBeGreaterThan(1);
  });

  it('says since 1.1.0 whether servers can be updated in turn', () => {
    const silent = releases
      .filter(({ number }) => number !== '1.0.0')
      .filter(({ text }) => !/Rolling update: (yes|no)\b/.test(text));
    expect(silent).toEqual([]);
  });

  it('says that they can only if the database stays one for servers of the release before', () => {
    const { olderServersMustStop } = JSON.parse(read('cms/database/schema-changes.json'));
    const [, said] = /Rolling update: (yes|no)\b/.exec(releases[0]?.text ?? '') ?? [];
    expect(said).toBe(olderServersMustStop.length > 0 ? 'no' : 'yes');
  });
});
