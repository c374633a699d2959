import { draft } from '@/lib/drafts/draft';
import { whenLeft } from '@/lib/drafts/draft-owner';
import type { ChosenFile } from './chosen-files';
import type { ItemDraft } from './upload-draft';

/** What is stored of an item's draft over reloads. */
interface Kept {
  typed: Omit<ItemDraft, 'files'>;
  /** The revision of the item it was based on. Empty for new items. */
  revision: string;
  /** The item's own values when the edit began. Missing for new items, and in drafts of earlier versions. */
  base?: Omit<ItemDraft, 'files'> | undefined;
  /** How many files were chosen with it. */
  files: number;
}

/** Files can't be stored over a reload. They wait here as long as the page lives. */
const chosen = new Map<string, readonly ChosenFile[]>();
whenLeft(() => chosen.clear());

const withoutFiles = ({ files: _files, ...fields }: ItemDraft) => fields;

const draftStore = (memberId: number, about: string, revision = '', begun?: ItemDraft) => {
  const store = draft<Kept>(memberId, about);
  const key = `${memberId}.${about}`;
  /** Undefined if another version of the portal stored another format. */
  const read = (): Kept | undefined => {
    const { typed, revision: over, base, files } = store.read() ?? {};
    if (typed === undefined || over === undefined || files === undefined) return undefined;
    return { typed, revision: over, base, files };
  };
  const filesOf = ({ files }: Kept) => (files > 0 ? (chosen.get(key) ?? []) : []);
  return {
    /** What was typed, on top of the initial values. */
    over(start: ItemDraft): ItemDraft {
      const kept = read();
      return kept ? { ...start, ...kept.typed, files: filesOf(kept) } : start;
    },
    has: () => read() !== undefined,
    /** The revision of the item it was based on. */
    revision: () => read()?.revision,
    /** The item's own values when the edit began, if they are known. */
    base(): ItemDraft | undefined {
      const base = read()?.base;
      return base && { ...base, files: [] };
    },
    /** Whether files were chosen that are no longer here. */
    lacksFiles() {
      const kept = read();
      return kept !== undefined && filesOf(kept).length < kept.files;
    },
    keep({ files, ...typed }: ItemDraft) {
      const base = begun && withoutFiles(begun);
      store.write({ typed, revision, ...(base && { base }), files: files.length });
      chosen.set(key, files);
    },
    clear() {
      store.clear();
      chosen.delete(key);
    },
  };
};
export type StoredDraft = ReturnType<typeof draftStore>;

/** What a member typed about new items. */
export const storedUpload = (memberId: number) => draftStore(memberId, 'library-upload');
/** What a member typed about an item, based on the given `revision` and on its values in it. */
export const storedEdit = (memberId: number, id: number, revision?: string, base?: ItemDraft) =>
  draftStore(memberId, `library-edit-${id}`, revision, base);
