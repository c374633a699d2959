import type { Core } from '@strapi/strapi';
import { LIBRARY_CATEGORY_LABELS, LIBRARY_TAGS } from '@hearthside/contract/library';
import { textIndex } from '../../../search/text-index';
import { fileKeyOf, type ItemRow } from './item-row';
import { TEXT_UID } from './library-uid';

/** A row of library_texts, as `strapi.db.query` reads it. */
export interface TextRow {
  id: number;
  itemRef: number;
  fileKey: string | null;
  waiting: boolean;
  tries: number;
  nextTryAt: string | number | Date | null;
  words: string | null;
}

/** What of an item is searched beside its file's own words. */
const ownTexts = (item: ItemRow): string[] => [
  item.title,
  item.description,
  item.fileName ?? '',
  LIBRARY_CATEGORY_LABELS[item.category],
  item.tag ? LIBRARY_TAGS[item.tag] : '',
];

/** The words by which items are found; those of PDFs are read later, and whatever waits is remembered. */
export function itemTexts(strapi: Core.Strapi) {
  const rows = () => strapi.db.query(TEXT_UID);
  const index = () => textIndex(strapi, 'library');

  /** Takes one PDF that is due for this server; of two servers only one gets it. */
  async function takeDue(lease: Date): Promise<TextRow | null> {
    const due = { waiting: true, nextTryAt: { $lte: new Date() } };
    const row: TextRow | null = await rows().findOne({ where: due, orderBy: { id: 'asc' } });
    if (!row) return null;
    const { count } = await rows().updateMany({
      where: { ...due, id: row.id, tries: row.tries },
      data: { tries: row.tries + 1, nextTryAt: lease },
    });
    return count === 1 ? row : takeDue(lease);
  }

  return {
    /** Within the transaction of a change: keeps what is known, and notes that its PDF waits to be read. */
    async keepTexts(item: ItemRow) {
      const known: TextRow | null = await rows().findOne({ where: { itemRef: item.id } });
      const fileKey = item.kind === 'document' ? fileKeyOf(item) : null;
      const isRead = known !== null && known.fileKey === fileKey;
      if (fileKey !== null && !isRead) {
        const data = { fileKey, waiting: true, tries: 0, nextTryAt: new Date(), words: '' };
        if (known) await rows().update({ where: { id: known.id }, data });
        else await rows().create({ data: { itemRef: item.id, ...data } });
      }
      if (fileKey === null && known) await rows().delete({ where: { id: known.id } });
      await index().keep(item.id, [...ownTexts(item), isRead ? (known.words ?? '') : '']);
    },

    /** Within a transaction that holds the item: keeps what its PDF says, unless it has another one by now. */
    async keepWords(item: ItemRow, { id, fileKey }: TextRow, words: string) {
      const data = { words, waiting: false, nextTryAt: null };
      const { count } = await rows().updateMany({ where: { id, fileKey, waiting: true }, data });
      if (count === 1) await index().keep(item.id, [...ownTexts(item), words]);
    },

    /** Has a PDF read again, whose bytes an editor has replaced. */
    async readAgain(itemId: number) {
      const data = { waiting: true, tries: 0, nextTryAt: new Date() };
      await rows().update({ where: { itemRef: itemId }, data });
    },

    async forgetTexts(itemId: number) {
      await rows().deleteMany({ where: { itemRef: itemId } });
      await index().forget(itemId);
    },

    takeDue,
  };
}
