import {
  LIBRARY_PRIVACY,
  LIBRARY_SECTIONS,
  LIBRARY_TAGS,
} from '@hearthside/contract/library/fields';
import { LIBRARY_CATEGORY_LABELS } from '@hearthside/contract/library/category-labels';
import type { HistoryChange } from '@hearthside/contract/history/endpoints';
import type { ItemRow } from '../data/item-row';

const LONGEST = 300;
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}\u2026` : text);

/** The texts of an item for the history, by the name of the field. */
const SAID: Record<string, (item: ItemRow) => string> = {
  Title: ({ title }) => title,
  Description: ({ description }) => short(description),
  Section: ({ section }) => LIBRARY_SECTIONS[section],
  Category: ({ category }) => LIBRARY_CATEGORY_LABELS[category],
  Tag: ({ tag }) => (tag ? LIBRARY_TAGS[tag] : ''),
  Privacy: ({ privacy }) => LIBRARY_PRIVACY[privacy],
  'Guide or reference': ({ guide }) => (guide ? 'Yes' : 'No'),
  Folder: ({ folderName }) => folderName ?? '',
};

/** What the history says about a saved item: what has changed. */
export function itemChanges(before: ItemRow, after: ItemRow): HistoryChange[] {
  return Object.entries(SAID)
    .map(([field, said]) => ({ field, from: said(before), to: said(after) }))
    .filter(({ from, to }) => from !== to);
}

const fileOf = ({ fileName, externalUrl }: ItemRow) => fileName ?? externalUrl ?? '';

/** The change of the file or link, if there is one. */
export function fileChanges(before: ItemRow, after: ItemRow): HistoryChange[] {
  const isSame = before.fileId === after.fileId && before.externalUrl === after.externalUrl;
  return isSame ? [] : [{ field: 'File', from: fileOf(before), to: fileOf(after) }];
}
