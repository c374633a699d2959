import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const LONG = 100_000;
/** A pattern that goes over its text once takes ten times as long for ten times the text, one that goes back a hundred times. */
const RATIO = 40;
/** Shorter times say nothing on a busy machine, in ms. */
const NOISE_MS = 2;

/** On a machine that does other things each takes its time. */
const PATIENCE_MS = 60_000;

/** Tried first: some patterns take twice as long for each further character. */
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
      // Everywhere in the text, as the strictest use of it.
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

/** A text that a pattern is made of, without its signs. */
const plain = (source: string) =>
  source
    .replace(/\\p\{[^}]*\}/g, '\u00e9')
    .replace(/\\d/g, '0')
    .replace(/\\w/g, 'a')
    .replace(/\\s/g, ' ')
    .replace(/\\u[\da-f]{4}|\\x[\da-f]{2}/gi, '')
    .replace(/\\(.)/g, '$1')
    .replace(/[()[\]{}|^$?*+]/g, '');

/** What a pattern has most to do with: the signs it knows, over and over, before one that it does not. */
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

/** What a replacing takes of the processor, in ms: what others on the machine take meanwhile does not count. */
function timeOf(pattern: RegExp, text: string): number {
  const start = process.cpuUsage();
  text.replace(pattern, '');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Whether it takes less than so many ms, at one of several tries: the engine's own threads count as well. */
const isWithin = (ms: number, pattern: RegExp, text: string) =>
  [1, 2, 3, 4].some(() => timeOf(pattern, text) < ms);

/** The first text that a pattern goes back over; null where there is none. */
function slowText(pattern: RegExp): string | null {
  for (const text of hostileTo(pattern)) {
    for (const end of ['', '\u0000', '!']) {
      const part = (length: number) => text.slice(0, length - end.length) + end;
      // What takes long already would take minutes, or for ever, with more of it.
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
  'a pattern that goes back over its text is found',
  () => {
    for (const pattern of [/ +$/g, /^(\w+\.?)*$/g, /(.*)-(.*)x/g])
      expect(slowText(pattern)).not.toBeNull();
  },
  PATIENCE_MS,
);

it.each(patterns)(
  '$place goes over a hostile text once: $pattern',
  ({ pattern }) => {
    expect(slowText(pattern)).toBeNull();
  },
  PATIENCE_MS,
);

it('the contract has patterns to try', () => expect(patterns.length).toBeGreaterThan(40));
