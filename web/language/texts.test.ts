import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from './catalogues';
import { textsIn } from './texts-in';
import { translated } from './translated';

const found = (source: string) => textsIn(source, 'x.tsx').map(({ text }) => text);

describe('a text that is read', () => {
  it.each([
    ['<p>Save your changes</p>', ['Save your changes']],
    ['<p>\n  Save your\n  changes\n</p>', ['Save your changes']],
    ['<B label="Save" className="flex gap-2" />', ['Save']],
    ["toast('The pet is saved')", ['The pet is saved']],
    ['const words = `${count} of ${all} pets`;', ['{0} of {1} pets']],
    ["<p>{is ? 'Yes' : `No, ${name}`}</p>", ['Yes', 'No, {0}']],
    ["const X = { label: 'Pet records' };", ['Pet records']],
    ['<Count label="unread" /> ', ['unread']],
    ["const X = { checkbox_grid: 'Please check', paid: 'Paid' };", ['Please check', 'Paid']],
    ["const X = { label: 'Home', confirmLabel: 'Delete' };", ['Home', 'Delete']],
  ])('is found in %s', (source, texts) => expect(found(source)).toEqual(texts));

  it.each([
    "import x from 'Some file'",
    '<div className="flex items-center gap-2" />',
    "if (event.key === 'Escape') stop();",
    "clsx('block mt-2', is && 'Text wide')",
    "throw new Error('This must not happen')",
    'const path = `/pet-records/${id}`;',
    "type A = 'First one' | 'Second one';",
    "headers['Content-Type']",
  ])('is none of the strings in %s', (source) => expect(found(source)).toEqual([]));
});

/** Attributes that are read, whatever they say. The rules above must not pass over what one of them says. */
const READ =
  /^(label|title|heading|intro|hint|placeholder|alt|description|caption|confirmLabel|submitLabel|busyLabel|aria-label)$/;

it('every text that stands in an attribute for reading is found, whatever it looks like', () => {
  const missed: string[] = [];
  for (const file of sourceFiles().filter((one) => one.endsWith('.tsx'))) {
    const source = readSource(file);
    const texts = new Set(textsIn(source, file).map(({ start }) => start));
    const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttribute(node) && READ.test(node.name.getText())) {
        const value = node.initializer;
        if (!value || !ts.isStringLiteral(value) || texts.has(value.getStart())) return;
        if (/\p{L}{2}/u.test(value.text) && !value.text.startsWith('https:')) {
          missed.push(`${file}: ${value.text}`);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(parsed);
  }
  expect(missed).toEqual([]);
});

describe('a translation', () => {
  const backwards = (text: string) => text.replace('{0} of {1}', 'of {1}, {0}').toUpperCase();

  it('takes the place of texts, and what is filled in may move', () => {
    expect(
      translated("const a = `${n} of ${f('My pet')} pets`; b('Save it');", 'x.ts', backwards),
    ).toBe('const a = `OF ${f("MY PET")}, ${n} PETS`; b("SAVE IT");');
    expect(translated('<p title="Save it"> Hello <b>{name}</b></p>', 'x.tsx', backwards)).toBe(
      '<p title={"SAVE IT"}> {"HELLO"} <b>{name}</b></p>',
    );
  });

  it('leaves every source file of the portal sound, and no text of it in English', () => {
    const marked = (text: string) => `\u27e6${text}\u27e7`;
    const wrong: string[] = [];
    for (const file of sourceFiles()) {
      const source = readSource(file);
      const result = translated(source, file, marked);
      const parsed = ts.createSourceFile(file, result, ts.ScriptTarget.Latest);
      const { parseDiagnostics } = parsed as unknown as { parseDiagnostics: readonly unknown[] };
      if (parseDiagnostics.length > 0) wrong.push(`${file} does not parse`);
      const left = textsIn(result, file).filter(({ text }) => !text.startsWith('\u27e6'));
      wrong.push(...left.map(({ text }) => `${file}: ${text}`));
    }
    expect(wrong).toEqual([]);
  }, 60_000);
});
