import { describe, expect, it } from 'vitest';
import { isMeant, mentionQuery, withMention } from './mention-query';

describe('the mention that is being typed', () => {
  it.each([
    ['@', { from: 0, words: '' }],
    ['Hello @th', { from: 6, words: 'th' }],
    ['One\n@Theo Ok', { from: 4, words: 'Theo Ok' }],
    ['(@Zoë', { from: 1, words: 'Zoë' }],
    ['@Anna @B', { from: 6, words: 'B' }],
  ])('in "%s" is %j', (text, expected) => {
    expect(mentionQuery(text, text.length)).toEqual(expected);
  });

  it.each(['', 'Hello', 'me@home', 'one.@two', '@one\ntwo', `@${'x'.repeat(41)}`])(
    'is none in "%s"',
    (text) => {
      expect(mentionQuery(text, text.length)).toBeUndefined();
    },
  );

  it('ends at the caret', () => {
    expect(mentionQuery('Hi @th and more', 6)).toEqual({ from: 3, words: 'th' });
    expect(mentionQuery('Hi @th', 2)).toBeUndefined();
  });
});

describe('a name is meant', () => {
  it.each([
    ['Theo Okafor', ''],
    ['Theo Okafor', 'th'],
    ['Theo Okafor', 'OKA'],
    ['Theo Okafor', 'theo ok'],
    ['Zoë Ōta', 'zoe o'],
    ['Mary Ann Poe', 'ann p'],
  ])('%s by "%s"', (name, words) => expect(isMeant(name, words)).toBe(true));

  it.each([
    ['Theo Okafor', 'heo'],
    ['Theo Okafor', 'theo okafor '],
    ['Theo Okafor', ' '],
    ['Theo Okafor', 'okafor theo'],
  ])('but not %s by "%s"', (name, words) => expect(isMeant(name, words)).toBe(false));
});

describe('a chosen name', () => {
  const put = (text: string, caret: number) =>
    withMention(text, caret, mentionQuery(text, caret)!, 'Theo Okafor');

  it('takes the place of what was typed, with a space after it', () => {
    expect(put('Hi @th', 6)).toEqual({ text: 'Hi @Theo Okafor ', caret: 16 });
  });

  it('leaves what follows, and adds no second space', () => {
    expect(put('Hi @th, yes', 6)).toEqual({ text: 'Hi @Theo Okafor, yes', caret: 15 });
    expect(put('Hi @th yes', 6)).toEqual({ text: 'Hi @Theo Okafor yes', caret: 16 });
    expect(put('Hi @\nyes', 4)).toEqual({ text: 'Hi @Theo Okafor\nyes', caret: 15 });
  });
});
