import { draft, type Draft } from '@/lib/draft';
import type { ItemDraft } from './upload-draft';

/** What is kept of an item's draft over reloads; files can't be. */
type Typed = Omit<ItemDraft, 'files'>;

const keeper = (key: string) => {
  const store: Draft<Typed> = draft<Typed>(key);
  return {
    /** What was typed, over what there was to begin with. */
    over: (start: ItemDraft): ItemDraft => ({ ...start, ...store.read(), files: start.files }),
    has: () => store.read() !== null,
    keep({ files: _, ...typed }: ItemDraft) {
      store.write(typed);
    },
    forget: () => store.clear(),
  };
};
export type KeptTyping = ReturnType<typeof keeper>;

/** What was typed about new items. */
export const keptUpload = keeper('library-upload');
/** What was typed about an item, in the state it was in. */
export const keptEdit = (id: number) => keeper(`library-edit-${id}`);
