import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chatOfTwo, messagesFor, sendTo } from '../harness/chats';
import { post } from '../harness/http';
import { snapshot } from '../harness/snapshot';

const { chat, people } = await chatOfTwo();
const [anna, bert] = people;
const FIELDS = 'Please check the marked fields.';
const EMPTY = { content: 'Please write a message or add a file' };
const NOT_KEPT = {
  content: 'This contains a character we can’t save. Please remove it.',
};
const TOO_LONG = { content: 'At most 5000 characters' };

/** Says it, and tells how someone else reads it. */
async function readAs(typed: string) {
  const { status, body } = await sendTo(anna, chat.id, typed);
  expect([status, body.details]).toEqual([200, undefined]);
  const read = await messagesFor(bert, chat.id, { limit: 1 });
  expect(read).toEqual([body.message]);
  return read[0]?.content;
}

async function refused(body: Record<string, unknown>, details: unknown = expect.any(Object)) {
  const before = await snapshot();
  const whole = { chatId: chat.id, clientId: randomUUID(), content: 'Hello', ...body };
  const reply = await post('/inbox/messages', { token: anna.token, body: whole });
  expect([reply.status, reply.body]).toEqual([400, { error: FIELDS, details }]);
  expect(await snapshot()).toEqual(before);
}

describe('the text of a message', () => {
  it.each([
    ['stays as it is', 'Bella ate twice \u2013 at 8 and 17:30.'],
    ['keeps its lines', 'One\n\nTwo\n  indented'],
    ['is no HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> & &amp; "quoted" \'so\''],
    ['is no template and no query', "{{7*7}} ${1+1} %s '); drop table inbox_messages; --"],
    [
      'is of any script',
      '\u05e9\u05dc\u05d5\u05dd \u6771\u4eac \u0e2a\u0e27\u0e31\u0e2a\u0e14\u0e35 \u{1f469}\u200d\u{1f469}\u200d\u{1f467}',
    ],
    ['is one very long word', 'x'.repeat(5000)],
    ['is one very long address', `https://example.org/${'a%20'.repeat(1200)}`],
    ['has 5000 characters, an emoji counted as the two it takes', '\u{1f43e}'.repeat(2500)],
  ])('%s', async (_what, text) => expect(await readAs(text)).toBe(text));

  it.each([
    ['loses what surrounds it', '  \n\t Hello \r\n ', 'Hello'],
    ['has lines of one kind', 'One\r\nTwo\rThree', 'One\nTwo\nThree'],
    ['holds no control characters', 'a\u0007\u001b[31mb\u0080c\td', 'a [31mb c d'],
    ['keeps tabs in code, and nowhere else', 'a\tb\n```\n\tc\t\td\n```', 'a b\n```\n\tc\t\td\n```'],
    ['is composed', 'Cafe\u0301', 'Caf\u00e9'],
    [
      'has 5000 characters between what surrounds it',
      `  ${'y'.repeat(5000)}\n\n`,
      'y'.repeat(5000),
    ],
  ])('%s', async (_what, typed, read) => expect(await readAs(typed)).toBe(read));

  it.each([
    ['nothing', { content: '' }, EMPTY],
    ['left out', { content: undefined }, EMPTY],
    ['spaces and lines', { content: ' \n\t\r\n ' }, EMPTY],
    ['bells', { content: '\u0001\u0007' }, EMPTY],
    ['of 5001 characters', { content: 'x'.repeat(5001) }, TOO_LONG],
    ['of 2501 emoji', { content: '\u{1f43e}'.repeat(2501) }, TOO_LONG],
    ['with a zero', { content: 'a\u0000b' }, NOT_KEPT],
    ['with half an emoji', { content: 'a\ud83d b' }, NOT_KEPT],
    ['a mountain of spaces', { content: ' '.repeat(20_001) }, { content: expect.any(String) }],
    ['a number', { content: 7 }, { content: expect.any(String) }],
    ['a list', { content: ['Hello'] }, { content: expect.any(String) }],
    ['null', { content: null }, { content: expect.any(String) }],
  ])('can\u2019t be %s', (_what, body, details) => refused(body, details));
});

describe('beside its text a message has', () => {
  it.each([
    ['no other field', { senderId: bert.id }, { senderId: expect.any(String) }],
    ['no time of its own', { createdAt: '2020-01-01' }, { createdAt: expect.any(String) }],
    ['a chat', { chatId: undefined }, { chatId: expect.any(String) }],
    ['a chat by a number', { chatId: { $gt: 0 } }, { chatId: expect.any(String) }],
    ['a number of its own', { clientId: undefined }, { clientId: expect.any(String) }],
    ['one that is a UUID', { clientId: 'first' }, { clientId: expect.any(String) }],
    ['at most ten files', { attachments: Array(11).fill(1) }, { attachments: expect.any(String) }],
    ['files by number', { attachments: ['x'] }, { 'attachments.0': expect.any(String) }],
    ['files in a list', { attachments: 3 }, { attachments: expect.any(String) }],
  ])('%s', (_what, body, details) => refused(body, details));

  it('a body of at most a megabyte', async () => {
    const body = { chatId: chat.id, clientId: randomUUID(), content: 'x'.repeat(1_100_000) };
    const { status } = await post('/inbox/messages', { token: anna.token, body });
    expect(status).toBe(413);
  });
});
