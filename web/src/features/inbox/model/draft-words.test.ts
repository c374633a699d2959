import { expect, it } from 'vitest';
import { draftWords } from './draft-words';

const replyTo = { id: 1, senderId: 2, text: 'When?', deleted: false, updatedAt: '' };

it('a draft shows its words, or else that it has files or is a reply', () => {
  expect(draftWords(null)).toBe('');
  expect(draftWords({ text: ' \n' })).toBe('');
  expect(draftWords({ text: ' Hello ', files: 2, replyTo })).toBe('Hello');
  expect(draftWords({ text: '', files: 1, replyTo })).toBe('Attachment');
  expect(draftWords({ text: '', files: 0, replyTo })).toBe('Reply');
});
