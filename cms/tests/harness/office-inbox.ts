import type { OfficeNote, Template } from '@hearthside/contract/inbox/office-shapes';
import { say, type Signed } from './chats';
import { del, get, patch, post, put, type Reply } from './http';
import { makeMember, openSession, type NewMember } from './members';

type Token = Pick<Signed, 'token'>;

/** Opens a member's chat with the office, which has to succeed. */
export async function openOfficeChat({ token }: Token, memberId: number): Promise<number> {
  const { status, text, body } = await post('/inbox/office-chats', { token, body: { memberId } });
  if (status !== 200) throw new Error(`A chat with the office: ${status} ${text}`);
  return body.chatId;
}

/** A member with their chat with the office, opened by an admin. */
export async function officeChat(admin: Token, wanted: NewMember = {}) {
  const member = await makeMember({ firstName: 'Lena', ...wanted });
  const { token } = await openSession(member.id);
  return { chatId: await openOfficeChat(admin, member.id), owner: { ...member, token } };
}

/** The same, in which the member has written and waits. */
export async function waitingChat(admin: Token, wanted: NewMember = {}) {
  const made = await officeChat(admin, wanted);
  await say(made.owner, made.chatId, 'Is anybody there?');
  return made;
}

export const assignTo = (
  { token }: Token,
  chatId: number,
  assigneeId: unknown,
  before?: number | null,
): Promise<Reply> =>
  put(`/inbox/chats/${chatId}/assignee`, {
    token,
    body: { assigneeId, ...(before !== undefined && { before }) },
  });

export const setWaiting = ({ token }: Token, chatId: number, waiting: unknown): Promise<Reply> =>
  put(`/inbox/chats/${chatId}/waiting`, { token, body: { waiting } });

export const putAway = ({ token }: Token, chatId: number): Promise<Reply> =>
  put(`/inbox/chats/${chatId}/put-away`, { token });

export const askForNotes = ({ token }: Token, chatId: number): Promise<Reply> =>
  get(`/inbox/chats/${chatId}/notes`, { token });

export const notesOf = async (admin: Token, chatId: number): Promise<OfficeNote[]> =>
  (await askForNotes(admin, chatId)).body.notes;

export const addNote = ({ token }: Token, chatId: number, text: unknown): Promise<Reply> =>
  post(`/inbox/chats/${chatId}/notes`, { token, body: { text } });

export const saveNote = (
  { token }: Token,
  chatId: number,
  noteId: number,
  body: object,
): Promise<Reply> => patch(`/inbox/chats/${chatId}/notes/${noteId}`, { token, body });

export const removeNote = ({ token }: Token, chatId: number, noteId: number): Promise<Reply> =>
  del(`/inbox/chats/${chatId}/notes/${noteId}`, { token });

export const templatesFor = async ({ token }: Token): Promise<Template[]> =>
  (await get('/inbox/templates', { token })).body.templates;

export const viewsOf = async ({ token }: Token) => (await get('/inbox/views', { token })).body;
