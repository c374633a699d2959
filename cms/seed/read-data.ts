import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { z } from 'zod';

/** Data files are no sources: they stay where they are, beside the sources, and the server runs in `cms`. */
const DATA = path.resolve('seed', 'data');

type Issue = z.core.$ZodIssue;
type Keys = readonly PropertyKey[];

/** Where something begins; where it is not there, where that begins in which it is missing. */
function beginsAt({ contents }: Document, keys: Keys): number {
  let node: unknown = contents;
  let at = 0;
  for (const key of keys) {
    const pair =
      isMap(node) && node.items.find((one) => isScalar(one.key) && one.key.value === key);
    // A line with a key is found by its key: what it holds may begin further down.
    if (pair && isNode(pair.key)) at = pair.key.range?.[0] ?? at;
    node = pair ? pair.value : isNode(node) && 'get' in node ? node.get(key, true) : undefined;
    if (!pair && isNode(node)) at = node.range?.[0] ?? at;
  }
  return at;
}

const pathOf = (keys: Keys) =>
  keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');

/** What is wrong, for somebody who knows the file and not the code. */
function wordsOf(issue: Issue): string {
  if (issue.code === 'invalid_key') return issue.issues.map(wordsOf).join(' ');
  if (issue.code !== 'invalid_type' || issue.message === '') return issue.message;
  if (issue.input === undefined) return 'It is missing.';
  const isBare = issue.expected === 'string' && ['number', 'boolean'].includes(typeof issue.input);
  return isBare ? `${issue.message}. Put it between quotes.` : issue.message;
}

/**
 * What the text of a data file says, as its schema has it.
 * @throws for everything that is wrong, with the name of the file, the line, the path and what it is.
 */
export function parseData<Schema extends z.ZodType>(
  source: string,
  file: string,
  schema: Schema,
): z.output<Schema> {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken) throw new Error(`${file}: ${broken.message}`);
  const read = schema.safeParse(document.toJS(), { reportInput: true });
  if (read.success) return read.data;
  const said = read.error.issues.map((issue) => {
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const keys = unknown === undefined ? issue.path : [...issue.path, unknown];
    const { line } = lineCounter.linePos(beginsAt(document, keys));
    return `${file}, line ${line}, ${pathOf(keys) || 'all of it'}: ${wordsOf(issue)}`;
  });
  throw new Error(said.join('\n'));
}

/**
 * What a data file of the demo says: `readData('inbox/care-team', chats)` reads
 * `cms/seed/data/inbox/care-team.yaml`.
 * @throws as `parseData` does.
 */
export const readData = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): z.output<Schema> =>
  parseData(
    readFileSync(path.join(DATA, `${name}.yaml`), 'utf8'),
    `cms/seed/data/${name}.yaml`,
    schema,
  );

/** The names of the data files of one folder, as `readData` takes them but without the folder. */
export const dataIn = (folder: string): string[] =>
  readdirSync(path.join(DATA, folder))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.basename(file, '.yaml'))
    .sort();
