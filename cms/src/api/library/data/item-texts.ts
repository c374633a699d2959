/** The words by which items are found. Those of PDFs are read later; what still waits is stored. */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { runQuery } from '../../../db/run-query';
import { databaseNow, databaseNowPlus } from '../../../db/database-clock';
import { textIndex } from '../../../search/text-index';
import { fileKeyOf, type ItemRow } from './item-row';
import { TEXT_UID } from '../rules/library-uid';

/** A PDF that waits to be read. */
export interface TextRow {
  id: number;
  itemRef: number;
  fileKey: string | null;
  /** How often reading was tried before. */
  tries: number;
}

/** A PDF that this server has claimed, and until when. */
export type TakenText = TextRow & { lease: Date };

/**
 * The searched texts of an item, besides its file's own words. They leave out category and tag, which are filters:
 * with "Pet Care" among the words, "pet" would find everything.
 */
const ownTexts = ({ title, description, fileName }: ItemRow) => [
  title,
  description,
  fileName ?? '',
];

/** The due PDF that has waited longest, found through an index, however many have been read. */
export const dueText = (knex: Knex, now: Date) =>
  knex('library_texts')
    .where('next_try_at', '<=', now)
    .where({ waiting: true })
    .orderBy(['next_try_at', 'id'])
    .first({ id: 'id', itemRef: 'item_ref', fileKey: 'file_key', tries: 'tries' });

interface Known {
  id: number;
  fileKey: string | null;
  words: string | null;
}

const rows = (strapi: Core.Strapi) => strapi.db.query(TEXT_UID);

const index = (strapi: Core.Strapi) => textIndex(strapi, 'library');

/**
 * Matches a PDF only if it is unchanged since this server claimed it: neither claimed by another nor to be read
 * again.
 */
const taken = ({ id, fileKey, lease }: TakenText) => ({
  id,
  fileKey,
  waiting: true,
  nextTryAt: lease,
});

/**
 * Claims one due PDF for this server, for this many milliseconds by the database's clock. Of two servers only one
 * gets it.
 */
export async function takeDue(strapi: Core.Strapi, leaseMs: number): Promise<TakenText | null> {
  const now = await databaseNow(strapi);
  const row: TextRow | undefined = await runQuery(strapi, (knex) => dueText(knex, now));
  if (!row) return null;
  const lease = new Date(now.getTime() + leaseMs);
  const { id, tries } = row;
  const { count } = await rows(strapi).updateMany({
    where: { id, tries, waiting: true, nextTryAt: { $lte: now } },
    data: { tries: tries + 1, nextTryAt: lease },
  });
  return count === 1 ? { ...row, lease } : takeDue(strapi, leaseMs);
}

/** Call within the transaction of a change: stores the known words, and marks its PDF as waiting to be read. */
export async function saveTexts(strapi: Core.Strapi, item: ItemRow) {
  const known: Known | null = await rows(strapi).findOne({ where: { itemRef: item.id } });
  const fileKey = item.kind === 'document' ? fileKeyOf(item) : null;
  const isRead = known !== null && known.fileKey === fileKey;
  if (fileKey !== null && !isRead) {
    const nextTryAt = await databaseNow(strapi);
    const data = { fileKey, waiting: true, tries: 0, nextTryAt, words: '' };
    if (known) await rows(strapi).update({ where: { id: known.id }, data });
    else await rows(strapi).create({ data: { itemRef: item.id, ...data } });
  }
  if (fileKey === null && known) await rows(strapi).delete({ where: { id: known.id } });
  await index(strapi).keep(item.id, [...ownTexts(item), isRead ? (known.words ?? '') : '']);
}

/**
 * Call within a transaction that has locked the item: stores the words of its PDF, unless it has another one by now.
 */
export async function saveWords(
  strapi: Core.Strapi,
  item: ItemRow,
  text: TakenText,
  words: string,
) {
  const data = { words, waiting: false, nextTryAt: null, paged: true };
  const { count } = await rows(strapi).updateMany({ where: taken(text), data });
  if (count === 1) await index(strapi).keep(item.id, [...ownTexts(item), words]);
}

/**
 * Postpones a PDF by this many milliseconds if it could not be read through no fault of its own. The try does not
 * count.
 */
export async function giveBack(strapi: Core.Strapi, text: TakenText, ms: number) {
  const nextTryAt = await databaseNowPlus(strapi, ms);
  await rows(strapi).updateMany({ where: taken(text), data: { tries: text.tries, nextTryAt } });
}

/** Marks a PDF for reading again after an editor has replaced its bytes. */
export async function readAgain(strapi: Core.Strapi, itemId: number) {
  const data = { waiting: true, tries: 0, nextTryAt: await databaseNow(strapi) };
  await rows(strapi).update({ where: { itemRef: itemId }, data });
}

/**
 * Marks PDFs that were read by a former version, which did not keep where pages end. Until each is read again, it is
 * found by the words that are known.
 */
export async function readUnpagedAgain(strapi: Core.Strapi) {
  const data = { waiting: true, tries: 0, nextTryAt: await databaseNow(strapi) };
  await rows(strapi).updateMany({
    where: {
      waiting: false,
      words: { $ne: '' },
      $or: [{ paged: false }, { paged: { $null: true } }],
    },
    data,
  });
}

export async function deleteTexts(strapi: Core.Strapi, itemId: number) {
  await rows(strapi).deleteMany({ where: { itemRef: itemId } });
  await index(strapi).remove(itemId);
}
