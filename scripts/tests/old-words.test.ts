import { Linter } from 'eslint';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEPT_NAMES, noOldWords, OLD_WORDS, oldWordIn } from '../lib/old-words.mjs';

const linter = new Linter();
const messagesOf = (code: string) =>
  linter
    .verify(code, {
      plugins: { words: { rules: { 'no-old-words': noOldWords } } },
      rules: { 'words/no-old-words': 'error' },
    })
    .map(({ message }) => message);

/** The old words as names in code. If written out here, they would show up in a search for the old words. */
const camel = (words: string) =>
  words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
const [VERB, COUNTS] = [camel('take back'), camel('forget counts')];

describe('the lint rule on old words', () => {
  it.each(Object.keys(OLD_WORDS))('finds "%s" in a name, however it is written', (old) => {
    const name = camel(old);
    const whole = name[0]?.toUpperCase() + name.slice(1);
    const names = [name, `_${name}`, `use${whole}`, `${whole}Dialog`];
    for (const one of [...names, old.toUpperCase().replaceAll(' ', '_')])
      if (!KEPT_NAMES.has(one)) expect(oldWordIn(one)).toBeDefined();
  });

  it.each([`in${VERB}ground`, `${VERB}up`, 'insight', 'unpublish', 'belongings'])(
    'lets the name %s pass',
    (name) => expect(oldWordIn(name)).toBeUndefined(),
  );

  it('refuses a variable, a property and a private member, and names the glossary', () => {
    const found = messagesOf(`const ${VERB} = 1; a.${VERB}(); class B { #${VERB}() {} }`);
    expect(found).toHaveLength(3);
    for (const message of found) expect(message).toContain('docs/glossary.md');
  });

  it('says which term stands in the place of the old word', () => {
    expect(messagesOf(`${COUNTS}();`)).toEqual([
      `"${COUNTS}": the word for "forget counts" is invalidate counts (docs/glossary.md).`,
    ]);
  });

  it('ignores texts and comments', () => {
    expect(messagesOf(`const text = '${VERB}'; // ${VERB}`)).toEqual([]);
  });

  it('has no term that is itself an old word', () => {
    for (const term of Object.values(OLD_WORDS))
      for (const word of term.split(/, | or /)) expect(oldWordIn(word)).toBeUndefined();
  });
});

describe('the glossary', () => {
  const page = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  const terms = rows.slice(2).map((line) => line.split('|')[1]?.trim() ?? '');

  it('is one page of terms, sorted, each once', () => {
    expect(terms.length).toBeGreaterThan(40);
    expect(terms.length).toBeLessThanOrEqual(95);
    expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
    expect(new Set(terms).size).toBe(terms.length);
  });
});
