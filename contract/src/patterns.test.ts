import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const LONG = 100_000;
/**
 * A pattern without backtracking takes ten times as long for ten times the text; one that backtracks takes a hundred
 * times as long.
 */
const RATIO = 40;
/** On a busy machine, shorter times than this mean nothing, in ms. */
const NOISE_MS = 2;

/** A generous timeout for a busy machine, in ms. */
const PATIENCE_MS = 60_000;

/** Lengths that are tried first, because some patterns take twice as long for each further character. */
const LADDER = [24, 1000, LONG / 10];

interface Pattern {
  place: string;
  pattern: RegExp;
}

function patternsIn(file: string): Pattern[] {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Pattern[] = [];
  const walk = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const [written, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      const line = source.getLineAndCharacterOfPosition(node.pos).line + 1;
      // Matched everywhere in the text, as the strictest use of it.
      const global = flags.includes('g') ? flags : `${flags}g`;
      found.push({ place: `${file}:${line}`, pattern: new RegExp(written, global) });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);
const patterns = files.flatMap(patternsIn);

/** Text that a pattern consists of, without its special characters. */
const plain = (source: string) =>
  source
    .replace(/\\p\{[^}]*\}/g, '\u00e9')
    .replace(/\\d/g, '0')
    .replace(/\\w/g, 'a')
    .replace(/\\s/g, ' ')
    .replace(/\\u[\da-f]{4}|\\x[\da-f]{2}/gi, '')
    .replace(/\\(.)/g, '$1')
    .replace(/[()[\]{}|^$?*+]/g, '');

/** The hardest input for a pattern: characters that it matches, over and over, followed by one that it does not. */
function hostileTo({ source }: RegExp): string[] {
  const words = plain(source);
  const units = new Set([
    'a',
    '0',
    ' ',
    '.',
    '-',
    '\n',
    '<',
    'a.',
    'a ',
    '0-',
    ' \n',
    '&#',
    ...words,
    words,
  ]);
  const starts = ['', /^[\w:/<&]*/.exec(words)?.[0] ?? ''];
  const repeated = [...units].filter((unit) => unit !== '');
  return starts.flatMap((start) =>
    repeated.map((unit) => start + unit.repeat(Math.ceil(LONG / unit.length)).slice(0, LONG)),
  );
}

/** The CPU time of a replacement, in ms. What other programs use in the meantime does not count. */
function timeOf(pattern: RegExp, text: string): number {
  const start = process.cpuUsage();
  text.replace(pattern, '');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Whether it takes less than this many ms in one of several tries, because the engine's own threads count as well. */
const isWithin = (ms: number, pattern: RegExp, text: string) =>
  [1, 2, 3, 4].some(() => timeOf(pattern, text) < ms);

/** The first text on which a pattern backtracks. Null if there is none. */
function slowText(pattern: RegExp): string | null {
  for (const text of hostileTo(pattern)) {
    for (const end of ['', '\u0000', '!']) {
      const part = (length: number) => text.slice(0, length - end.length) + end;
      // If a short text already takes long, a longer one would take minutes or never end.
      const isQuick =
        LADDER.every((length) => isWithin(NOISE_MS * 4, pattern, part(length))) &&
        isWithin(
          RATIO * Math.max(timeOf(pattern, part(LONG / 10)), NOISE_MS / 4),
          pattern,
          part(LONG),
        );
      if (!isQuick) return `${text.slice(0, 20)}\u2026${end}`;
    }
  }
  return null;
}

it(
  'slowText finds a pattern that backtracks',
  () => {
    for (const pattern of [/ +$/g, /^(\w+\.?)*$/g, /(.*)-(.*)x/g])
      expect(slowText(pattern)).not.toBeNull();
  },
  PATIENCE_MS,
);

it.each(patterns)(
  '$place matches a hostile text without backtracking: $pattern',
  ({ pattern }) => {
    expect(slowText(pattern)).toBeNull();
  },
  PATIENCE_MS,
);

it('the contract has patterns to try', () => expect(patterns.length).toBeGreaterThan(40));
