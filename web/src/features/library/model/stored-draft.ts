import { draft } from '@/lib/drafts/draft';
import { whenLeft } from '@/lib/drafts/draft-owner';
import type { ChosenFile } from './chosen-files';
import type { ItemDraft } from './upload-draft';

/** What is kept of an item's draft over reloads. */
interface Kept {
  typed: Omit<ItemDraft, 'files'>;
  /** The state of the item it was typed over; of new items nothing. */
  revision: string;
  /** How many files were chosen with it. */
  files: number;
}

/** Files can't be kept over a reload: as long as the page lives, they wait here. */
const chosen = new Map<string, readonly ChosenFile[]>();
whenLeft(() => chosen.clear());

const draftStore = (memberId: number, about: string, revision = '') => {
  const store = draft<Kept>(memberId, about);
  const key = `${memberId}.${about}`;
  /** Nothing where another version of the portal kept it otherwise. */
  const read = (): Kept | undefined => {
    const { typed, revision: over, files } = store.read() ?? {};
    if (typed === undefined || over === undefined || files === undefined) return undefined;
    return { typed, revision: over, files };
  };
  const filesOf = ({ files }: Kept) => (files > 0 ? (chosen.get(key) ?? []) : []);
  return {
    /** What was typed, over what there was to begin with. */
    over(start: ItemDraft): ItemDraft {
      const kept = read();
      return kept ? { ...start, ...kept.typed, files: filesOf(kept) } : start;
    },
    has: () => read() !== undefined,
    /** The state of the item that was typed over. */
    revision: () => read()?.revision,
    /** Whether files were chosen that are not here any more. */
    lacksFiles() {
      const kept = read();
      return kept !== undefined && filesOf(kept).length < kept.files;
    },
    keep({ files, ...typed }: ItemDraft) {
      store.write({ typed, revision, files: files.length });
      chosen.set(key, files);
    },
    forget() {
      store.clear();
      chosen.delete(key);
    },
  };
};
export type StoredDraft = ReturnType<typeof draftStore>;

/** What a member typed about new items. */
export const storedUpload = (memberId: number) => draftStore(memberId, 'library-upload');
/** What a member typed about an item, over the state of it that `revision` names. */
export const storedEdit = (memberId: number, id: number, revision?: string) =>
  draftStore(memberId, `library-edit-${id}`, revision);
