/** Comments on entries: the owner and admins write them, and delete their own. */
import type { Core } from '@strapi/strapi';
import { ENTRY_PART_LABELS } from '@hearthside/contract/pet/entry';
import { COMMENT_TEXTS, COMMENTS_MAX } from '@hearthside/contract/pet/entry-comment';
import type { Actor } from '../../../../auth/actor';
import * as members from '../../../../auth/members';
import { runQuery } from '../../../../db/run-query';
import { transaction } from '../../../../db/transaction';
import { refuse } from '../../../../http/refuse';
import { notifyPetComment } from '../../../notification/services/notification';
import { visibleTo } from '../../policy';
import { COMMENT_UID } from '../../rules/pet-uid';
import { recordEntry, writtenEntry } from './entries';
import { COMMENT_COLUMNS, type CommentRow } from './entry-comments';
import { findEntry, type EntryRow } from './entry-row';
import { lockedPetFor, petFor } from '../pet-access';
import type { WholePet } from '../pet-row';

const NOT_YOURS = 'Only the person who wrote a comment can delete it.';

const query = (strapi: Core.Strapi) => strapi.db.query(COMMENT_UID);

const recordComment = (strapi: Core.Strapi, by: Actor, pet: WholePet, from: string, to: string) =>
  recordEntry(strapi, by, pet, 'entry_changed', [{ field: ENTRY_PART_LABELS.comments, from, to }]);

async function requireRoom(strapi: Core.Strapi, entryId: number) {
  const comments: unknown[] = await runQuery(strapi, (knex) =>
    knex('pet_entry_comments')
      .where({ entry_id: entryId })
      .whereNull('deleted_at')
      .limit(COMMENTS_MAX)
      .select('id'),
  );
  const { most } = COMMENT_TEXTS;
  if (comments.length >= COMMENTS_MAX) throw refuse.badInput(most, { content: most });
}

/** Tells the author of the entry, unless they wrote the comment or may no longer see the pet. */
async function notifyAuthor(
  strapi: Core.Strapi,
  pet: WholePet,
  entry: EntryRow,
  by: { id: number; name: string },
  content: string,
) {
  if (entry.authorId === null || entry.authorId === by.id) return;
  const author = await members.active(strapi, entry.authorId);
  if (!author) return;
  const [sql, ...values] = visibleTo(author);
  const seen: unknown = await runQuery(strapi, (knex) =>
    knex('pets as p').where('p.id', pet.id).whereRaw(sql, values).first('p.id'),
  );
  if (seen) await notifyPetComment(strapi, author.id, pet, by.name, content);
}

/**
 * Comments on an entry, as the owner of the pet or an admin.
 * @throws 400 if the entry has as many comments as it may have.
 */
export async function addComment(
  strapi: Core.Strapi,
  member: Actor,
  petId: number,
  entryId: number,
  content: string,
) {
  await petFor(strapi, member, petId, 'change');
  await transaction(strapi, async () => {
    const pet = await lockedPetFor(strapi, member, petId, 'change');
    const entry = await findEntry(strapi, petId, entryId);
    await requireRoom(strapi, entryId);
    const authorName = await members.nameOf(strapi, member.id);
    const data = { pet: petId, entry: entryId, content, author: member.id, authorName };
    await query(strapi).create({ data });
    await recordComment(strapi, member, pet, '', content);
    await notifyAuthor(strapi, pet, entry, { id: member.id, name: authorName }, content);
  });
  return writtenEntry(strapi, member, petId, entryId);
}

/** A comment of the member's own, or one of theirs in the trash. */
async function ownComment(
  strapi: Core.Strapi,
  member: Actor,
  entryId: number,
  id: number,
  deleted: boolean,
): Promise<CommentRow> {
  const row: CommentRow | undefined = await runQuery(strapi, (knex) =>
    knex('pet_entry_comments')
      .where({ id, entry_id: entryId })
      .whereRaw(deleted ? 'deleted_at is not null' : 'deleted_at is null')
      .first(COMMENT_COLUMNS),
  );
  if (!row) throw refuse.notFound(COMMENT_TEXTS.gone);
  if (row.authorId !== member.id) throw refuse.notAllowed(NOT_YOURS);
  return row;
}

/** Which comment of which entry of which pet. */
interface Place {
  petId: number;
  recordId: number;
  commentId: number;
}

/** Deletes a comment of one's own. For 30 days it can be restored. */
export async function removeComment(strapi: Core.Strapi, member: Actor, place: Place) {
  const { petId, recordId, commentId } = place;
  await petFor(strapi, member, petId, 'see');
  await transaction(strapi, async () => {
    const pet = await lockedPetFor(strapi, member, petId, 'see');
    await findEntry(strapi, petId, recordId);
    const { content } = await ownComment(strapi, member, recordId, commentId, false);
    await query(strapi).update({ where: { id: commentId }, data: { deletedAt: new Date() } });
    await recordComment(strapi, member, pet, content, '');
  });
  return writtenEntry(strapi, member, petId, recordId);
}

/** Brings a deleted comment of one's own back, for whoever may still comment there. */
export async function restoreComment(strapi: Core.Strapi, member: Actor, place: Place) {
  const { petId, recordId, commentId } = place;
  await petFor(strapi, member, petId, 'change');
  await transaction(strapi, async () => {
    const pet = await lockedPetFor(strapi, member, petId, 'change');
    await findEntry(strapi, petId, recordId);
    const { content } = await ownComment(strapi, member, recordId, commentId, true);
    await requireRoom(strapi, recordId);
    await query(strapi).update({ where: { id: commentId }, data: { deletedAt: null } });
    await recordComment(strapi, member, pet, '', content);
  });
  return writtenEntry(strapi, member, petId, recordId);
}
