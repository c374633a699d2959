import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepo } from '../lib/paths.mjs';

const SPECIFICATION = 'docs/specification/';
/** The samples of wrong citations in this file are not citations. */
const THIS_FILE = 'scripts/tests/specification.test.ts';
const read = (path: string) => readFileSync(inRepo(path), 'utf8');

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: inRepo('.'), encoding: 'utf8' })
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs|js|md|css|csv|yml)$/.test(path) && path !== THIS_FILE);
const isSpecification = (path: string) => path.startsWith(SPECIFICATION);

/** Each page's headings, by the page's file name. */
const headings = new Map(
  readdirSync(inRepo(SPECIFICATION)).map((page) => [
    page,
    [...read(SPECIFICATION + page).matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) => title),
  ]),
);
const all = [...headings.values()].flat();
const decisions = readdirSync(inRepo('docs/decisions')).map((page) => page.slice(0, 3));

/** Sections as `1 §2.4`, and each with its name as `1 §2.4 inbox tab`. */
const sections = new Set<string>();
const rulings = new Set<string>();
for (const title of all) {
  const [, part, section, name = ''] = /^part ([12]) §(\S+) (.+)$/.exec(title) ?? [];
  if (part && section) {
    sections.add(`${part} §${section}`).add(`${part} §${section} ${name.toLowerCase()}`);
    const above = section.split('.')[0];
    sections.add(`${part} §${above}`);
  }
  const [, ruling] = /^ruling (\d+[a-z]?) /.exec(title) ?? [];
  if (ruling) rulings.add(ruling);
}

const NEXT = String.raw`(?:,? and |, | or | to |–|-)`;
const PARTS = new RegExp(
  String.raw`\b[Pp]art (\d),? (§\d+(?:\.\d+)*(?:${NEXT}(?:§\d+(?:\.\d+)*|\d+\.\d+))*)(?:, "?([A-Z][A-Za-z&' ]*[A-Za-z])"?(?=[).:;,]))?`,
  'g',
);
const RULINGS = new RegExp(String.raw`\brulings? (\d+[a-z]?(?:${NEXT}\d+[a-z]?)*)`, 'gi');
const DECISIONS = /\bdocs\/decisions\/(\d{3})/g;
const PAGES = /\bspecification\/([a-z-]+\.md)(?:, ([A-Z][a-z]+(?: [a-z]+)*))?/g;
/** Documents that the repository does not contain. */
const ELSEWHERE = /\bdesign\/[a-z/]+\.(?:md|css)\b|\bstrapi-facts\b|\bgivebutter\.md\b/g;

/** A comment that continues on the next line is one text. */
const unwrapped = (text: string) =>
  text.replaceAll(String.raw`\u00a7`, '§').replace(/\r?\n[ \t]*(?:\*(?!\/)|\/\/|#|>)?[ \t]*/g, ' ');

/** The citations in a text that resolve to nothing. */
function unresolved(text: string): string[] {
  const flat = unwrapped(text);
  const wrong: string[] = [];
  for (const [cited, part = '', list = '', name] of flat.matchAll(PARTS)) {
    const numbers = list.match(/\d+(?:\.\d+)*/g) ?? [];
    const named = name ? [`${numbers.at(-1)} ${name.toLowerCase()}`] : [];
    const keys = [...numbers, ...named].map((number) => `${part} §${number}`);
    if (!keys.every((key) => sections.has(key))) wrong.push(cited);
  }
  for (const [cited, list = ''] of flat.matchAll(RULINGS)) {
    if (!list.match(/\d+[a-z]?/g)?.every((ruling) => rulings.has(ruling))) wrong.push(cited);
  }
  for (const [cited, number = ''] of flat.matchAll(DECISIONS)) {
    if (!decisions.includes(number)) wrong.push(cited);
  }
  for (const [cited, page = '', title] of flat.matchAll(PAGES)) {
    if (!headings.has(page) || (title && !headings.get(page)?.includes(title))) wrong.push(cited);
  }
  return [...wrong, ...[...flat.matchAll(ELSEWHERE)].map(([cited]) => cited)];
}

describe('a citation', () => {
  it.each([
    'part 1 §2.4, §5.2 and §8',
    'part 2, §9',
    'part 2 §2–§5, §8, §9; rulings 25, 26',
    'part 1 §5.2, 5.3',
    'part 2 §2, Admin Forms)',
    'rulings 10, 12, 13 and 13a',
    'rulings 10–14',
    'specification/security.md, Files)',
    'docs/decisions/012',
    'RFC 9110 §15.5.9',
  ])('"%s" resolves', (text) => {
    expect(unresolved(text)).toEqual([]);
  });

  it.each([
    'part 1 §2.99',
    'part 3 §1',
    'part 2 §4,\n * §12',
    'part 1 §5.2, 5.30',
    'part 2 §2, Admin Fairy Tales)',
    'ruling 99',
    'rulings 3 and 98',
    'specification/security.md, Fables)',
    'specification/fables.md',
    'design/security.md',
    'docs/decisions/999',
  ])('"%s" does not', (text) => {
    expect(unresolved(text)).toHaveLength(1);
  });

  it('in any file of the repository resolves to a heading of the specification', () => {
    const wrong = tracked.flatMap((path) =>
      unresolved(read(path)).map((cited) => `${path}: ${cited}`),
    );
    expect(wrong).toEqual([]);
    expect(tracked.filter((path) => /part [12] §/.test(read(path))).length).toBeGreaterThan(100);
  });
});

describe('the specification', () => {
  const pages = tracked.filter(isSpecification);

  it('has each ruling and each named section once', () => {
    const numbered = all.filter((title) => /^(part|ruling) /.test(title));
    const names = numbered.map((title) => title.replace(/^(ruling \S+) .*/, '$1'));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('lists each section and each ruling with its page', () => {
    const [byNumber, list] = [
      read(`${SPECIFICATION}README.md`),
      read(`${SPECIFICATION}rulings.md`),
    ];
    for (const [page, titles] of headings) {
      for (const title of titles) {
        const [section] = /^part [12] §\S+/.exec(title) ?? [];
        const rows = byNumber.replaceAll(/ +/g, ' ').split('\n');
        const ofSection = rows.filter((line) => line.startsWith(`| ${section} |`)).join('\n');
        if (section) expect(ofSection, `${section} of ${page}`).toContain(`(${page})`);
        if (title.startsWith('ruling ')) expect(list, title).toContain(`](${page}#`);
      }
    }
  });

  it('quotes word for word only what the product says', () => {
    /** Placeholders match whatever is inserted. Quotation marks and ellipses are reduced to one form. */
    const plain = (text: string) =>
      text
        .replaceAll(String.raw`\'`, "'")
        .replaceAll(/\\u2019|’/g, "'")
        .replaceAll(/\\u2026|…/g, '...')
        .replaceAll(/\$\{[^{}]*\}|\{\w+\}/g, '{}')
        .replaceAll(/\s+/g, ' ');
    const product = tracked
      .filter((path) => /^(contract|cms|web)\/src\/.*\.tsx?$/.test(path) && !/\.test\./.test(path))
      .map((path) => plain(read(path)))
      .join('\n');
    const quoted = pages.flatMap((page) =>
      [...read(page).matchAll(/“([^”]+)”/g)].map(([, text = '']) => text),
    );
    expect(quoted.filter((text) => text.trim() && !product.includes(plain(text)))).toEqual([]);
    expect(quoted.length).toBeGreaterThan(200);
  });
});
