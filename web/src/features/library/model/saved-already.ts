import type { LibraryKind } from '@hearthside/contract/library/fields';
import type { LibraryItem } from '@hearthside/contract/library/shapes';
import { readVideoLink } from '@hearthside/contract/video-link';
import { draftOf, type ItemDraft } from './upload-draft';

const linkIn = (typed: string) => readVideoLink(typed)?.watchUrl ?? typed.trim();

/** Whether the chosen file is the item's. The size of a picture says nothing, because it was re-encoded. */
const isFileOf = ({ kind, files }: ItemDraft, item: LibraryItem): boolean =>
  files.every(
    ({ file }) => file.name === item.fileName && kind !== 'image' && file.size === item.size,
  );

/**
 * Whether an item already says what was typed about it, for example because the answer to its save was lost. Then
 * there is nothing to restore or to save.
 */
export function isSavedAlready(
  draft: ItemDraft,
  item: LibraryItem & { kind: LibraryKind },
): boolean {
  const now = draftOf(item);
  const isSame = (Object.keys(now) as (keyof ItemDraft)[]).every((field) => {
    if (field === 'files') return true;
    if (field === 'externalUrl') return linkIn(draft[field]) === linkIn(now[field]);
    const [typed, saved] = [draft[field], now[field]];
    return typeof typed === 'string' ? typed.trim() === String(saved).trim() : typed === saved;
  });
  return isSame && isFileOf(draft, item);
}
