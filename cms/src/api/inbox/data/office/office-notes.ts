/**
 * The office's notes about chats, and who took care of them when. They are no messages: nothing that members read, are
 * told or search goes through this table. Only the endpoints for admins call these functions.
 */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { NOTES_MAX, OFFICE_TEXTS } from '@hearthside/contract/inbox/office-fields';
import type { NoteKind, OfficeNote } from '@hearthside/contract/inbox/office-shapes';
import type { Actor } from '../../../../auth/actor';
import { adminIds } from '../../../../auth/member-access';
import { daysAfter } from '../../../../text/days';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { refuse } from '../../../../http/refuse';
import { nameIn } from '../../../../text/member-name';
import { chatFor } from '../chat-access';
import * as inboxBroadcasts from '../inbox-broadcasts';
import { iso, type Moment } from '../../../../text/moment';

interface Row {
  id: number;
  kind: NoteKind;
  text: string | null;
  authorId: number | null;
  authorFirst: string | null;
  authorLast: string | null;
  assigneeId: number | null;
  assigneeFirst: string | null;
  assigneeLast: string | null;
  createdAt: Moment;
  editedAt: Moment | null;
  deletedAt: Moment | null;
}

const notesIn = (knex: Knex, chatId: number) =>
  knex('inbox_notes as n')
    .leftJoin('up_users as a', 'a.id', 'n.author_id')
    .leftJoin('up_users as b', 'b.id', 'n.assignee_id')
    .where('n.chat_id', chatId)
    .select({
      id: 'n.id',
      kind: 'n.kind',
      text: 'n.text',
      authorId: 'n.author_id',
      authorFirst: 'a.first_name',
      authorLast: 'a.last_name',
      assigneeId: 'n.assignee_id',
      assigneeFirst: 'b.first_name',
      assigneeLast: 'b.last_name',
      createdAt: 'n.created_at',
      editedAt: 'n.edited_at',
      deletedAt: 'n.deleted_at',
    }) as unknown as Knex.QueryBuilder<object, Row[]>;

const person = (id: number | null, firstName: string | null, lastName: string | null) =>
  id === null
    ? null
    : { id, name: nameIn({ firstName: firstName ?? '', lastName: lastName ?? '' }) };

const noteIn = (row: Row): OfficeNote => ({
  id: row.id,
  kind: row.kind,
  author: person(row.authorId, row.authorFirst, row.authorLast),
  text: row.text ?? '',
  assignee: person(row.assigneeId, row.assigneeFirst, row.assigneeLast),
  createdAt: iso(row.createdAt),
  editedAt: row.editedAt === null ? null : iso(row.editedAt),
});

/** The latest notes and lines about a chat, the oldest first. @throws 404 for a chat that does not exist. */
export async function notes(strapi: Core.Strapi, admin: Actor, chatId: number) {
  await chatFor(strapi, admin, chatId);
  const rows = await runQuery(strapi, (knex) =>
    notesIn(knex, chatId).whereNull('n.deleted_at').orderBy('n.id', 'desc').limit(NOTES_MAX),
  );
  return { notes: (rows as Row[]).reverse().map(noteIn) };
}

export interface NoteOf {
  chatId: number;
  noteId: number;
}

/** The row of one's own note, deleted or not. @throws 404 if there is none, 403 if somebody else wrote it. */
async function ownRow(strapi: Core.Strapi, admin: Actor, { chatId, noteId }: NoteOf): Promise<Row> {
  await chatFor(strapi, admin, chatId);
  const row = (await runQuery(strapi, (knex) =>
    notesIn(knex, chatId).where('n.id', noteId).where('n.kind', 'note').first(),
  )) as Row | undefined;
  if (!row) throw refuse.notFound('This note does not exist.');
  if (row.authorId !== admin.id) {
    if (row.deletedAt !== null) throw refuse.notFound('This note does not exist.');
    throw refuse.notAllowed(OFFICE_TEXTS.onlyOwnNotes);
  }
  return row;
}

async function one(strapi: Core.Strapi, { chatId, noteId }: NoteOf): Promise<OfficeNote> {
  const row = (await runQuery(strapi, (knex) =>
    notesIn(knex, chatId).where('n.id', noteId).first(),
  )) as Row | undefined;
  if (!row) throw refuse.notFound('This note does not exist.');
  return noteIn(row);
}

/** Says to admins, and to nobody else, that there is something new about a chat. The event has no words of a note. */
const notifyAdmins = async (strapi: Core.Strapi, chatId: number) =>
  inboxBroadcasts.chat(strapi, chatId, await adminIds(strapi));

/** Writes a note about a chat. @throws 404 for a chat that does not exist. */
export async function addNote(
  strapi: Core.Strapi,
  admin: Actor,
  chatId: number,
  { text }: { text: string },
): Promise<OfficeNote> {
  return transaction(strapi, async () => {
    await chatFor(strapi, admin, chatId);
    const now = new Date();
    const row = { chat_id: chatId, author_id: admin.id, kind: 'note', text };
    const [added]: { id: number }[] = await runQuery(strapi, (knex) =>
      knex('inbox_notes').insert({ ...row, created_at: now, updated_at: now }, ['id']),
    );
    await notifyAdmins(strapi, chatId);
    return one(strapi, { chatId, noteId: Number(added?.id) });
  });
}

export interface NoteChange {
  text?: string | undefined;
  editedAt?: string | null | undefined;
  deleted?: false | undefined;
}

/**
 * Changes one's own note, or brings it back.
 * @throws 403 for somebody else's, 404 for one that does not exist, 409 if it was edited since `editedAt`.
 */
export async function saveNote(
  strapi: Core.Strapi,
  admin: Actor,
  about: NoteOf,
  { text, editedAt, deleted }: NoteChange,
): Promise<OfficeNote> {
  return transaction(strapi, async () => {
    const row = await ownRow(strapi, admin, about);
    if (row.deletedAt !== null && deleted !== false)
      throw refuse.notFound('This note does not exist.');
    const isNew = text !== undefined && text !== row.text;
    if (isNew && editedAt !== undefined && editedAt !== (row.editedAt && iso(row.editedAt)))
      throw refuse.changedMeanwhile(OFFICE_TEXTS.noteChanged);
    const now = new Date();
    const change = {
      ...(isNew && { text, edited_at: now }),
      ...(deleted === false && { deleted_at: null }),
      updated_at: now,
    };
    await runQuery(strapi, (knex) => knex('inbox_notes').where({ id: row.id }).update(change));
    await notifyAdmins(strapi, about.chatId);
    return one(strapi, about);
  });
}

/** Deletes one's own note. Deleting it again changes nothing. @throws 403 for somebody else's, 404 for none. */
export async function removeNote(strapi: Core.Strapi, admin: Actor, about: NoteOf) {
  await transaction(strapi, async () => {
    const { id, deletedAt } = await ownRow(strapi, admin, about);
    if (deletedAt !== null) return;
    const now = new Date();
    await runQuery(strapi, (knex) =>
      knex('inbox_notes').where({ id }).update({ deleted_at: now, updated_at: now }),
    );
    await notifyAdmins(strapi, about.chatId);
  });
  return { id: about.noteId };
}

/** How long deleted notes and saved answers can be restored, in days. */
const KEPT_DAYS = 1;

/** Erases notes and saved answers that were deleted before the last day. */
export async function sweepDeleted(strapi: Core.Strapi, now = new Date()): Promise<void> {
  const before = daysAfter(now, -KEPT_DAYS);
  for (const table of ['inbox_notes', 'inbox_templates']) {
    await runQuery(strapi, (knex) => knex(table).where('deleted_at', '<', before).delete());
  }
}

/**
 * Erases what the office keeps about a member who is being erased: all notes about the chats that only they have with
 * the office, or with one other person. Their own notes about others stay, without their name.
 */
export async function eraseOfficeWork(strapi: Core.Strapi, memberId: number): Promise<void> {
  await runQuery(strapi, (knex) => {
    const own = knex('inbox_seats as s')
      .join('inbox_chats as c', 'c.id', 's.chat_id')
      .where({ 's.member_id': memberId, 's.office': false })
      .where((either) => either.where('c.office_chat', true).orWhere('c.kind', 'direct'))
      .select('c.id');
    return knex('inbox_notes').whereIn('chat_id', own).where('kind', 'note').delete();
  });
  for (const [table, column] of [
    ['inbox_notes', 'author_id'],
    ['inbox_notes', 'assignee_id'],
    ['inbox_chats', 'assignee_id'],
  ] as const) {
    await runQuery(strapi, (knex) =>
      knex(table)
        .where({ [column]: memberId })
        .update({ [column]: null }),
    );
  }
  await runQuery(strapi, (knex) =>
    knex('inbox_chats')
      .where({ waiter_id: memberId })
      .update({ waiter_id: null, waiting_since: null }),
  );
}
