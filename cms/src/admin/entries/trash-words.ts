import { shownMoment } from '@hearthside/contract/shown-date';
import { listNames } from '../words';
import type { TrashedEntry } from './entry-calls';

const day = (at: string) => shownMoment('day', new Date(at));

/** When an entry was deleted, by whom, and until when it can be restored. */
export function trashLine({
  deletedAt,
  deletedBy,
  erasedAt,
}: Pick<TrashedEntry, 'deletedAt' | 'deletedBy' | 'erasedAt'>): string {
  const by = deletedBy ? ` by ${deletedBy}` : '';
  return `Deleted ${day(deletedAt)}${by}. Will be permanently erased on ${day(erasedAt)}.`;
}

const NAMES: Record<string, keyof typeof listNames> = {
  'api::blog.blog': 'Blog',
  'api::help.help-answer': 'Help answer',
  'api::library.library-item': 'Library item',
};

/** What a list is called: 'Help answers'. */
export const listName = (uid: string): string => listNames[NAMES[uid] ?? ''] ?? 'Entries';

/** What is said after an entry was restored. A blog that was published before is a draft. */
export const restoredLine = (uid: string, name: string): string =>
  uid === 'api::blog.blog' ? `“${name}” was restored, as a draft` : `“${name}” was restored`;
