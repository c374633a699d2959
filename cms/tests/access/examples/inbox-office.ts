import { randomUUID } from 'node:crypto';
import { db, insert } from '../../harness/database';
import { makeMember, unique } from '../../harness/members';
import type { Relation } from '../expectation';
import { NONE, type Example, type Make } from './example';

type Caller = { id: number; role: string };

const colleague = await makeMember({ role: 'admin' });
const writer = await makeMember();

/** A chat with the office in which the caller sits, as all admins do. */
async function officeChat(caller: Caller): Promise<number> {
  const at = { active_at: new Date(), created_at: new Date(), updated_at: new Date() };
  const chat = { kind: 'group', name: unique('Office '), office_chat: true, waits_up_to: 0 };
  const id = await insert('inbox_chats', { ...chat, ...at });
  const seat = { chat_id: id, guest: false, notifications: true, read_up_to: 0, mailed_up_to: 0 };
  const seats = [
    { ...seat, ...at, member_id: writer.id, office: false, unread: 0 },
    ...(caller.id ? [{ ...seat, ...at, member_id: caller.id, office: true, unread: 0 }] : []),
  ];
  await db('inbox_seats').insert(seats);
  return id;
}

const chats = new Map<number, Promise<number>>();
const chatOf = (caller: Caller, relation: Relation): Promise<number> | number => {
  if (relation === 'none') return NONE;
  const known = chats.get(caller.id) ?? officeChat(caller);
  chats.set(caller.id, known);
  return known;
};

const about =
  (end: string, ask: () => Example['ask'] = () => ({})): Make =>
  async (caller, relation) => ({
    path: `/inbox/chats/${await chatOf(caller, relation)}${end}`,
    ask: ask(),
  });

/** A note of the caller, or of a colleague. */
const note =
  (ask: Example['ask'] = {}): Make =>
  async (caller, relation) => {
    const chatId = await chatOf(caller, relation);
    if (relation === 'none') return { path: `/inbox/chats/${chatId}/notes/${NONE}`, ask };
    const authorId = relation === 'own' && caller.id ? caller.id : colleague.id;
    const row = { chat_id: chatId, author_id: authorId, kind: 'note', text: 'She is moving' };
    const id = await insert('inbox_notes', { ...row, created_at: new Date() });
    return { path: `/inbox/chats/${chatId}/notes/${id}`, ask };
  };

/** A saved answer, which is everybody's of the office. */
const template =
  (end: string, ask: () => Example['ask'] = () => ({})): Make =>
  async (_caller, relation) => {
    const name = unique('Answer ');
    const row = { name, name_key: name.toLowerCase(), text: 'Hello', revision: 1 };
    const id = relation === 'none' ? NONE : await insert('inbox_templates', row);
    return { path: `/inbox/templates/${id}${end}`, ask: ask() };
  };

const form = () => ({ name: `Answer ${randomUUID()}`, text: 'Hello {first name}' });

export const inboxOfficeExamples: Record<string, Make> = {
  'GET /inbox/views': () => ({}),
  'GET /inbox/answer-times': () => ({}),
  'PUT /inbox/chats/:chatId/put-away': about('/put-away'),
  'PUT /inbox/chats/:chatId/assignee': about('/assignee', () => ({
    body: { assigneeId: colleague.id },
  })),
  'PUT /inbox/chats/:chatId/waiting': about('/waiting', () => ({ body: { waiting: false } })),
  'GET /inbox/chats/:chatId/notes': about('/notes'),
  'POST /inbox/chats/:chatId/notes': about('/notes', () => ({ body: { text: 'She is moving' } })),
  'PATCH /inbox/chats/:chatId/notes/:noteId': note({ body: { text: 'She has moved' } }),
  'DELETE /inbox/chats/:chatId/notes/:noteId': note(),
  'GET /inbox/templates': () => ({}),
  'POST /inbox/templates': () => ({ ask: { body: form() } }),
  'PUT /inbox/templates/:templateId': template('', () => ({ body: { ...form(), revision: 1 } })),
  'DELETE /inbox/templates/:templateId': template(''),
  'POST /inbox/templates/:templateId/restore': template('/restore'),
};
