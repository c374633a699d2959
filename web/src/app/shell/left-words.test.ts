import { expect, it } from 'vitest';
import { leftWords } from './left-words';

it('the sign-out dialog says how many messages, care marks and forms a member leaves behind', () => {
  expect(leftWords({ messages: 1, marks: 2, forms: 1 })).toBe(
    '1 message not sent, 2 care marks not sent, 1 form not saved',
  );
  expect(leftWords({ messages: 0, marks: 0, forms: 2 })).toBe('2 forms not saved');
  expect(leftWords({ messages: 3, marks: 0, forms: 0 })).toBe('3 messages not sent');
});
