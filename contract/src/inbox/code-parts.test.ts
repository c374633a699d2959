import { describe, expect, it } from 'vitest';
import { FAR_FROM_LINEAR, growthOf } from '../testing/growth';
import { codeParts } from './code-parts';
import { messageContent } from './message-content';

const block = (text: string) => ({ text, code: 'block' });
const inline = (text: string) => ({ text, code: 'inline' });

describe('code in a message', () => {
  it.each([
    ['a ```b``` c', [{ text: 'a ' }, block('b'), { text: ' c' }]],
    [
      'See:\n```\n\tif (a)\n\t\tb  c\n```\nDone',
      [{ text: 'See:' }, block('\tif (a)\n\t\tb  c'), { text: 'Done' }],
    ],
    ['```\n  one\n\n  two\n```', [block('  one\n\n  two')]],
    ['```js\nlet a```', [block('js\nlet a')]],
    ['````a `b` c````', [block('a `b` c')]],
    ['```a``````b```', [block('a'), { text: 'b```' }]],
    [
      '```a``` and `b` and ```c```',
      [block('a'), { text: ' and ' }, inline('b'), { text: ' and ' }, block('c')],
    ],
    [
      'press `Ctrl K`, then `/`',
      [{ text: 'press ' }, inline('Ctrl K'), { text: ', then ' }, inline('/')],
    ],
    ['(`a`)', [{ text: '(' }, inline('a'), { text: ')' }]],
  ])('is found in %j', (text, parts) => {
    expect(codeParts(text)).toEqual(parts);
  });

  it.each([
    'a ``` b',
    '``` ```',
    '``````',
    'don`t and can`t',
    'the ` key and the ` key',
    '``quoted\u0027\u0027 and ``quoted``',
    'one ` line\nand ` another',
    '`a`b',
    '  blanks\n\n  and lines ',
  ])('is not found in %j, which stays as it is', (text) => {
    expect(codeParts(text)).toEqual([{ text }]);
  });

  it('is found in linear time in signs that lead nowhere', () => {
    for (const sign of ['`', '``` ', '`a ', '` a', '\n```\n  ', '`a'])
      expect(growthOf((times) => codeParts(sign.repeat(4000 * times)))).toBeLessThan(
        FAR_FROM_LINEAR,
      );
  });
});

describe('the text of a message as it is stored', () => {
  it.each([
    ['a\tb\r\nc\u0007d', 'a b\nc d'],
    ['```\r\n\ta\t\tb\u0007c\r\n```\td', '```\n\ta\t\tb c\n``` d'],
    ['\t```\ta```\t', '```\ta```'],
    ['a ``` b\tc', 'a ``` b c'],
    ['Cafe\u0301', 'Caf\u00e9'],
  ])('of %j is %j: tabs stay in blocks of code', (typed, stored) => {
    expect(messageContent.parse(typed)).toBe(stored);
  });
});
