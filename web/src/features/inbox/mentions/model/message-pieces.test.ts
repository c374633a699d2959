import { expect, it } from 'vitest';
import { messagePieces } from './message-pieces';

const theo = { memberId: 2, name: 'Theo Okafor' };
const sam = { memberId: 3, name: 'Sam Lee' };

it('a message is split into text, links and the people it mentions', () => {
  const text = 'Hi @Theo Okafor, see www.hearth.org with @Sam Lee.';
  expect(messagePieces(text, [sam, theo])).toEqual([
    { text: 'Hi ' },
    { text: '@Theo Okafor', mention: theo },
    { text: ', see ' },
    { text: 'www.hearth.org', href: 'https://www.hearth.org/' },
    { text: ' with ' },
    { text: '@Sam Lee', mention: sam },
    { text: '.' },
  ]);
});

it('what only looks like a mention stays text', () => {
  expect(messagePieces('Hi @Theo Okafor', [])).toEqual([{ text: 'Hi @Theo Okafor' }]);
  expect(messagePieces('a@Sam Lee', [sam])).toEqual([{ text: 'a@Sam Lee' }]);
});

it('the pieces are together exactly the message', () => {
  const text = '@Sam Lee@Theo Okafor @Sam Leex https://x.org/@Sam Lee\n@Theo Okafor';
  const pieces = messagePieces(text, [theo, sam]);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});

it('code has neither links nor mentions in it', () => {
  const text = 'Hi `@Sam Lee`\n```\n\twww.hearth.org @Sam Lee\n```\n@Sam Lee';
  expect(messagePieces(text, [sam])).toEqual([
    { text: 'Hi ' },
    { text: '@Sam Lee', code: 'inline' },
    { text: '\twww.hearth.org @Sam Lee', code: 'block' },
    { text: '@Sam Lee', mention: sam },
  ]);
});
