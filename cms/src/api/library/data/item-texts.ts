/** The words by which items are found; those of PDFs are read later, and whatever waits is remembered. */
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
  /** How often it was tried before. */
  tries: number;
}

/** One that this server has taken, until when. */
export type TakenText = TextRow & { lease: Date };

/**
 * What of an item is searched beside its file's own words. Not its category and tag, by which lists are narrowed:
 * with "Pet Care" among the words, "pet" would find everything.
 */
const ownTexts = ({ title, description, fileName }: ItemRow) => [
  title,
  description,
  fileName ?? '',
];

/** The PDF that has waited longest of those that are due; by an index, of however many were read. */
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

/** A PDF that is as it was when this server took it: not another's by now, and not to be read again. */
const taken = ({ id, fileKey, lease }: TakenText) => ({
  id,
  fileKey,
  waiting: true,
  nextTryAt: lease,
});

/**
 * Takes one PDF that is due for this server, for so many milliseconds; of two servers only one gets it, and both
 * reckon by the database's clock.
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

/** Within the transaction of a change: keeps what is known, and notes that its PDF waits to be read. */
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

/** Within a transaction that holds the item: keeps what its PDF says, unless it has another one by now. */
export async function saveWords(
  strapi: Core.Strapi,
  item: ItemRow,
  text: TakenText,
  words: string,
) {
  const data = { words, waiting: false, nextTryAt: null };
  const { count } = await rows(strapi).updateMany({ where: taken(text), data });
  if (count === 1) await index(strapi).keep(item.id, [...ownTexts(item), words]);
}

/** Puts a PDF back for so many milliseconds that could not be read for no fault of its own; the try does not count. */
export async function giveBack(strapi: Core.Strapi, text: TakenText, ms: number) {
  const nextTryAt = await databaseNowPlus(strapi, ms);
  await rows(strapi).updateMany({ where: taken(text), data: { tries: text.tries, nextTryAt } });
}

/** Has a PDF read again, whose bytes an editor has replaced. */
export async function readAgain(strapi: Core.Strapi, itemId: number) {
  const data = { waiting: true, tries: 0, nextTryAt: await databaseNow(strapi) };
  await rows(strapi).update({ where: { itemRef: itemId }, data });
}

export async function deleteTexts(strapi: Core.Strapi, itemId: number) {
  await rows(strapi).deleteMany({ where: { itemRef: itemId } });
  await index(strapi).forget(itemId);
}
