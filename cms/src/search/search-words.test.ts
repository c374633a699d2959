import { describe, expect, it } from 'vitest';
import { searchWords, typedWords } from './search-words';

describe('the words by which a text is found', () => {
  it.each([
    ['Zoë’s ÅSA', ['zoes', 'asa', 'zoe', 's']],
    ['Straße STRASSE', ['strasse']],
    ['ΟΔΟΣ οδος', ['οδοσ']],
    ['ﬁle № ½', ['file', 'no', '1', '2']],
    ['follow-up_call;2024/05', ['follow', 'up', 'call', '2024', '05']],
    ['O\u0027Brien', ['obrien', 'o', 'brien']],
    ['İstanbul ĳ', ['istanbul', 'ij']],
    ['a\u0000b \ud83d 🐶 "*&|!:()\\', ['a', 'b']],
    [' \t\n', []],
    [
      '<Nina.N@Vet.example>, a@b@c @d',
      ['nina', 'n', 'vet', 'example', 'a', 'b', 'c', 'd', 'ninanvetexample', 'nvetexample'],
    ],
    [
      'a＠vet.example…b@vet.example.@c',
      ['a', 'vet', 'example', 'b', 'c', 'avetexample', 'bvetexample'],
    ],
    ['mailto:o\u2019brien@x', ['mailto', 'obrien', 'x', 'o', 'brien', 'obrienx']],
  ])('of %j are %j', (text, words) => expect(searchWords(text)).toEqual(words));

  it('stay the same when they are split again, whatever the text', () => {
    const changing: string[] = [];
    for (let code = 0; code < 0x30000; code += 1) {
      const words = searchWords(String.fromCodePoint(code));
      if (searchWords(...words).join() !== words.join()) changing.push(code.toString(16));
    }
    expect(changing).toEqual([]);
  });

  it('are cut where they are very long, on both sides', () => {
    const long = 'x'.repeat(5000);
    expect(searchWords(long)).toEqual([long.slice(0, 60)]);
    expect(typedWords(long.slice(0, 200))).toEqual(searchWords(long));
  });
});

describe('what is typed', () => {
  it.each([
    ['nina.n@vet.example', ['ninanvetexample']],
    ['Nina.N@v', ['ninanv']],
    ['nina@', ['nina']],
    ['@vet', ['vet']],
    ['lapping o\u2019brien@x,y@z', ['lapping', 'obrienx', 'yz']],
    ['a@b@c', ['a', 'b', 'c']],
    ['a.b.c.d.e.f.g.h.i@j', [...'abcdefghij']],
  ])('%j is looked for as %j', (typed, words) => expect(typedWords(typed)).toEqual(words));

  it('is split quickly, whatever it is', () => {
    const long = `${'y'.repeat(1_000_000)}!@${'.'.repeat(1_000_000)}@`;
    expect(searchWords(long)).toEqual(['y'.repeat(60)]);
    expect(searchWords(`${'a.'.repeat(500_000)}a@b`)).toEqual(['a', 'b']);
  });

  it('is cut to a limited number of words', () => {
    expect(typedWords('dog’s Vet vet')).toEqual(['dogs', 'vet']);
    expect(typedWords('!!!')).toEqual([]);
    const many = Array.from({ length: 500 }, (_, n) => n);
    expect(typedWords(many.join(' '))).toHaveLength(20);
  });
});
