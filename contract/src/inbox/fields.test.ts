import { describe, expect, it } from 'vitest';
import { chatTitle, defaultChatName, INBOX_TEXTS, type ChatMember } from './fields';
import { inboxEndpoints } from './endpoints';
import { chatFileKind, chatFileProblem, CHAT_FILE_TEXTS } from './file';

const MB = 1024 * 1024;
const member = (id: number, firstName: string, office = false): ChatMember => ({
  user: {
    id,
    firstName,
    lastName: 'Test',
    role: 'volunteer',
    verified: true,
    profilePicture: null,
  },
  office,
  readUpTo: 0,
});

describe('a chat is called', () => {
  const members = [member(1, 'Rosa'), member(2, 'Lena'), member(9, 'Amara', true)];
  it('by its name, if it has one', () => {
    expect(chatTitle({ name: 'Walks', members }, 1)).toBe('Walks');
  });
  it('by the others who were picked, not by admins who are in every chat', () => {
    expect(chatTitle({ name: null, members }, 1)).toBe('Lena Test');
    expect(chatTitle({ name: null, members }, 9)).toBe('Rosa Test, Lena Test');
  });
  it('Unknown User if the other person is gone', () => {
    const alone = members.filter(({ user }) => user.id !== 2);
    expect(chatTitle({ name: null, members: alone }, 1)).toBe(INBOX_TEXTS.unknownUser);
  });
  it('by the first names of its members, as many as fit', () => {
    expect(defaultChatName(['Rosa', 'Lena', 'Theo'])).toBe('Rosa, Lena, Theo');
    expect(defaultChatName(Array(50).fill('Maximilian'))).toHaveLength(80);
  });
});

describe('a file for a chat', () => {
  it.each([
    ['image/heic', 'a.heic', 'image'],
    ['', 'IMG_1.HEIC', 'image'],
    ['application/octet-stream', 'IMG_1.MOV', 'video'],
    ['application/octet-stream', 'tool.exe', null],
    ['video/quicktime', 'a.mov', 'video'],
    ['application/pdf', 'a.pdf', 'document'],
    ['image/svg+xml', 'a.svg', null],
    ['text/html', 'a.png', null],
    ['', 'no-ending', null],
  ])('of type %s called %s is of kind %s', (type, name, kind) => {
    expect(chatFileKind({ type, name })).toBe(kind);
  });
  it.each([
    ['image/png', 10 * MB, null],
    ['image/png', 10 * MB + 1, CHAT_FILE_TEXTS.tooBig],
    ['application/pdf', 10 * MB + 1, CHAT_FILE_TEXTS.tooBig],
    ['video/mp4', 100 * MB, null],
    ['video/mp4', 100 * MB + 1, CHAT_FILE_TEXTS.videoTooBig],
    ['text/plain', 1, CHAT_FILE_TEXTS.wrongType],
  ])('of type %s with %i bytes is refused with: %s', (type, size, problem) => {
    expect(chatFileProblem({ type, name: 'x', size })).toBe(problem);
  });
});

describe('a message', () => {
  const clientId = '0b0f9a30-3f0e-4d8e-9d0a-1c7a5d1b2c3d';
  const send = (more: object) =>
    inboxEndpoints.send.body.safeParse({ chatId: 1, clientId, ...more });
  it('needs text or a file', () => {
    expect(send({ content: ' \n ' }).success).toBe(false);
    expect(send({ content: '', attachments: [3] }).success).toBe(true);
    expect(send({ content: ' Hello\r\nthere ' }).data?.content).toBe('Hello\nthere');
  });
  it('has a length limit, and so does its list of files', () => {
    expect(send({ content: 'x'.repeat(5000) }).success).toBe(true);
    expect(send({ content: 'x'.repeat(5001) }).success).toBe(false);
    expect(send({ attachments: Array.from({ length: 11 }, (_, index) => index + 1) }).success).toBe(
      false,
    );
  });
});
