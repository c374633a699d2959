import { describe, expect, it, vi } from 'vitest';
import {
  bestSnippet,
  byRank,
  markedParts,
  matchOf,
  matchOfOtherWay,
  MATCHES_ELSEWHERE,
  namedFor,
  plainWords,
  rankOf,
  RANKS,
  snippetOf,
} from './ranking';

describe('the rank of a title', () => {
  it.each([
    ['Biscuit', 'biscuit', 'title'],
    ['Zoë Åström', 'zoe astrom', 'title'],
    ['Biscuit Hale', 'bis', 'beginning'],
    ['Maria Lopez', 'maria lo', 'beginning'],
    ['Maria Lopez', 'lopez', 'all words'],
    ['Maria Lopez', 'lopez maria', 'all words'],
    ['O’Brien, Ann', 'obrien', 'beginning'],
    ["What is the dog's diet?", 'dogs diet', 'all words'],
    ['Maria Lopez', 'lopez portland', 'some words'],
    ['Maria Lopez', 'portland', 'elsewhere'],
    ['Maria Lopez', 'opez', 'elsewhere'],
    ['Maria Lopez', '?!', 'elsewhere'],
    ['How do I print?', 'how do i', 'beginning'],
    ['How do I print?', 'how can i feed', 'elsewhere'],
  ])('of “%s” for “%s” is %s', (title, typed, rank) => {
    expect(rankOf(title, typed)).toBe(rank);
  });

  it('is better the more words the title has, and small words don’t count', () => {
    const all = ['My pet is lost', 'A lost cat’s collar', 'A cat', 'My cat is lost and hungry'];
    const typed = 'my lost cat is gone';
    const sorted = byRank(
      all.map((title) => ({ title })),
      typed,
    );
    expect(sorted.map(({ title }) => title)).toEqual([
      'A lost cat’s collar',
      'My cat is lost and hungry',
      'My pet is lost',
      'A cat',
    ]);
    expect(matchOf('A lost cat', typed)).toBeGreaterThan(matchOf('My lost cat is gone', typed));
    expect(matchOf('Gone', 'gone cat')).toBeGreaterThan(matchOf('A cat is gone', 'gone cat'));
  });

  it('is worse than any with a typed word for what only says it in another way', () => {
    const others = RANKS.map((_, rank) => matchOfOtherWay(rank));
    expect(Math.min(...others)).toBeGreaterThan(MATCHES_ELSEWHERE);
    expect(others.toSorted((a, b) => a - b)).toEqual(others);
  });

  it('sorts the best first, and keeps the order of what is equally good', () => {
    const all = ['A care plan', 'Planning care', 'Plan', 'Care plans', 'Plans of yours'];
    const sorted = byRank(
      all.map((title) => ({ title })),
      'plan',
    );
    expect(sorted.map(({ title }) => title)).toEqual([
      'Plan',
      'Planning care',
      'Plans of yours',
      'A care plan',
      'Care plans',
    ]);
  });
});

it('a short list is narrowed to the titles that have all of what is typed, the best first', () => {
  const all = ['My Library', 'Help Center', 'Library', 'Libra'].map((title) => ({ title }));
  const titles = (typed: string) => namedFor(all, typed).map(({ title }) => title);
  expect(titles('library')).toEqual(['Library', 'My Library']);
  expect(titles('help library')).toEqual([]);
});

describe('the marks in a text', () => {
  const marked = (text: string, typed: string) =>
    markedParts(text, typed)
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Biscuit is fed at noon', 'bis fed', '[Bis]cuit is [fed] at noon'],
    ['Zoë and zoë', 'zoe', '[Zoë] and [zoë]'],
    ['The dog’s diet', 'dogs', 'The [dog’s] diet'],
    ['care caretaker', 'care caretaker', '[care] [caretaker]'],
    ['nothing here', 'xyz', 'nothing here'],
    ['', 'a', ''],
    ['a (b) [c]', 'b', 'a ([b]) [c]'],
    ['A cat and a dog', 'a cat', 'A [cat] and a dog'],
    ['How it is done', 'how', '[How] it is done'],
  ])('of “%s” for “%s”', (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });

  it('together are the text, whatever is typed', () => {
    const text = 'ﬁsh İstanbul e\u0301tude 🐾 O’Brien';
    for (const typed of ['f', 'fi', 'i', 'e', 'etude', 'ob', '🐾', 'o brien'])
      expect(
        markedParts(text, typed)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});

describe('the snippet of a text', () => {
  const long = `${'before '.repeat(30)}a needle in it ${'after '.repeat(40)}`;

  it('surrounds the first typed word, cut at blanks', () => {
    const cut = snippetOf(long, 'needle');
    expect(cut).toMatch(/^… (before )+a needle in it (after ?)+ …$/);
    expect(cut.length).toBeLessThan(160);
  });

  it('is the whole of a short text', () => {
    expect(snippetOf('Feed  twice\na day', 'day')).toBe('Feed twice a day');
  });

  it('is empty if the word is not in it', () => {
    expect(snippetOf(long, 'haystack')).toBe('');
    expect(snippetOf('', 'haystack')).toBe('');
  });

  it('shows a word that is longer than a snippet', () => {
    const word = 'a'.repeat(300);
    expect(snippetOf(`${'b '.repeat(100)}${word}`, 'aaa')).toContain('aaa');
  });
});

describe('the best snippet of several texts', () => {
  it.each([
    [['A dog', 'A dog and its chip', 'A chip'], 'dog chip', 1],
    [['A dog', 'A chip'], 'dog chip', 0],
    [['', 'Zoë’s dogs'], 'zoes', 1],
    [['underdog', 'dogs'], 'dog', 1],
  ])('of %j for “%s” is number %j', (texts, typed, at) => {
    expect(bestSnippet(texts, typed)).toEqual({ at, snippet: texts[at] });
  });

  it('surrounds another way to say it, but only if no text has a typed word', () => {
    expect(bestSnippet(['A pet and an animal', 'A cat'], 'cat', 'pet animal')?.at).toBe(1);
    expect(bestSnippet(['A dog', 'A pet and an animal'], 'cat', 'pet animal')).toEqual({
      at: 1,
      snippet: 'A pet and an animal',
    });
  });

  it('counts a word and its beginning where both are typed', () => {
    expect(bestSnippet(['cat', 'category'], 'cat category')?.at).toBe(1);
  });

  it('reads each text once, however many words are typed', () => {
    const texts = ['é page '.repeat(500), 'ü page '.repeat(500)];
    const normalize = vi.spyOn(String.prototype, 'normalize');
    const words = Array.from({ length: 20 }, (_, n) => `word${n}`).join(' ');
    expect(bestSnippet(texts, words, `${words} more`)).toBeNull();
    const read = normalize.mock.contexts.filter((text) => String(text).length > 1000);
    normalize.mockRestore();
    expect(read).toHaveLength(texts.length);
  });

  it('takes typed signs that a pattern would read for what they are', () => {
    expect(bestSnippet(['Section \u2474'], '\u2474')).toEqual({ at: 0, snippet: 'Section \u2474' });
  });

  it('is nothing if no text has a word', () => {
    expect(bestSnippet(['A dog', ''], 'cat')).toBeNull();
    expect(bestSnippet([], 'cat')).toBeNull();
    expect(bestSnippet(['A dog'], '?')).toBeNull();
  });
});

describe('the words of a text', () => {
  it('are without capitals, accents and apostrophes', () => {
    expect(plainWords('Zoë’s dog, O\u2019Brien & Co. 2026')).toEqual([
      'zoes',
      'dog',
      'obrien',
      'co',
      '2026',
    ]);
  });
});
