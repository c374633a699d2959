import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../web/language/texts-in.ts';
import { OLD_LABELS, OLD_PHRASES, mayHaveOldPhrase, oldPhrasesIn } from '../lib/old-phrases.mjs';
import { inRepo } from '../lib/paths.mjs';

const read = (path: string) => readFileSync(inRepo(path), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: inRepo('.'), encoding: 'utf8' })
  .split('\0')
  .filter(Boolean);

/** What the specification quotes is shown letter for letter, so only such of it matters that has an old phrase. */
const quoted = readdirSync(inRepo('docs/specification'))
  .flatMap((page) => [...read(`docs/specification/${page}`).matchAll(/“([^”]+)”/g)])
  .map(([, text = '']) => text)
  .filter((text) => oldPhrasesIn(text).length > 0);

/** Code with texts that people read: its strings are walked. */
const CODE =
  /^(web\/(src|boot|public)|contract\/src|rich-text\/src|cms\/(src|seed))\/.*\.(ts|tsx|js)$/;
/** Files that people read as a whole. */
const PAGES =
  /^(cms\/seed\/data\/.*\.(yaml|md)|cms\/src\/.*\/schema\.json|README\.md|docs\/operations\.md)$/;
/** Looks for texts of stored notifications as they once were. */
const STORED = new Set(['cms/src/api/notification/data/fill-named.ts']);
const NOT_READ = /\.test\.tsx?$|\/test-[^/]*$|\/testing\/|\/app\/kit\/|\.d\.ts$/;

const files = tracked.filter((file) => !NOT_READ.test(file) && !STORED.has(file));

/** A page without the comments of YAML, which members never read. */
const pageOf = (file: string) =>
  file.endsWith('.yaml') ? read(file).replace(/^\s*#.*$/gm, '') : read(file);

const findings = (texts: readonly string[], file: string) =>
  texts.flatMap((text) => oldPhrasesIn(text, quoted).map((found) => `${file}: ${found}`));

describe('the texts of the portal', () => {
  it('are found in every part of it', () => {
    for (const part of [
      'web/src/',
      'web/boot/',
      'contract/src/',
      'rich-text/src/',
      'cms/src/admin/',
    ])
      expect(files.filter((file) => file.startsWith(part) && CODE.test(file))).not.toEqual([]);
    expect(files.filter((file) => PAGES.test(file)).length).toBeGreaterThan(60);
  });

  it('have no old phrase in the code of portal, server, panel and editor', () => {
    const found = files
      .filter((file) => CODE.test(file) && mayHaveOldPhrase(read(file)))
      .flatMap((file) =>
        findings(
          textsIn(read(file), file).map(({ text }) => text),
          file,
        ),
      );
    expect(found).toEqual([]);
    // It parses some two thousand files, beside whatever else the machine does.
  }, 60_000);

  it('have no old phrase in the demo, the panel’s hints and the pages for who runs it', () => {
    const found = files
      .filter((file) => PAGES.test(file))
      .flatMap((file) => findings([pageOf(file)], file));
    expect(found).toEqual([]);
  });

  it('are written for the United States, and so are their dates', () => {
    const british = ['en', 'GB'].join('-');
    const found = tracked.filter(
      (file) =>
        /\.(ts|tsx|mjs|js|json|yaml|yml|html|csv)$/.test(file) && read(file).includes(british),
    );
    expect(found).toEqual([]);
  });
});

describe('an old phrase', () => {
  it.each(["toast('It can wait')", '<b>\n  Coming\n</b>', 'x = "It lapsed\n  on Monday"'])(
    'is looked for in %j',
    (source) => expect(mayHaveOldPhrase(source)).toBe(true),
  );

  it('is not looked for in a source that has none', () => {
    expect(mayHaveOldPhrase("const coming = 'Upcoming'; end();")).toBe(false);
  });

  it('is found in any case, and over the end of a line', () => {
    expect(oldPhrasesIn('Your membership Lapsed\n  on {0}')).toEqual(['“lapsed on” → expired on']);
  });

  it('is not found within a longer word', () => {
    expect(oldPhrasesIn('A sticker on a ticket')).toEqual([]);
  });

  it('is no finding where the specification quotes it', () => {
    expect(oldPhrasesIn('Add a box here', ['Add a box'])).toEqual([]);
    expect(oldPhrasesIn('Add a box here')).toHaveLength(1);
  });

  it('counts as a label only where it is the whole text', () => {
    expect(oldPhrasesIn('Coming')).toHaveLength(1);
    expect(oldPhrasesIn('Coming home')).toEqual([]);
  });

  it('is replaced by words that have none', () => {
    for (const better of [...Object.values(OLD_PHRASES), ...Object.values(OLD_LABELS)])
      expect(oldPhrasesIn(better)).toEqual([]);
  });
});
