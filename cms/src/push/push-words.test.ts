import { expect, it } from 'vitest';
import { payloadOf, plainLine, tagOf } from './push-words';

it('a line of a push notification has no line breaks, and no marks that turn its direction', () => {
  expect(plainLine('One\n\n two\u0000', 50)).toBe('One two');
  expect(plainLine('evil\u202eexe.txt\u2066 ok', 50)).toBe('evilexe.txt ok');
  expect(plainLine('שלום', 50)).toBe('שלום');
});

it('a long line is cut between letters', () => {
  expect(plainLine('🐕'.repeat(10), 5)).toBe('🐕🐕🐕🐕…');
});

it('a payload stays small enough for every push service', () => {
  const words = { title: '🐕'.repeat(500), body: '🐕'.repeat(5000), path: '/inbox/4', upTo: 9 };
  expect(Buffer.byteLength(payloadOf('chat:4', words))).toBeLessThan(2000);
});

it('everything about one thing has one tag', () => {
  expect([tagOf('chat:12'), tagOf('bell:care')]).toEqual(['chat-12', 'bell-care']);
});
