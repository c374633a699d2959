import type { PartId } from '@hearthside/contract/form/fields';

/** What the tools beside the form do. They never change. */
export interface EditorHandles {
  undo: () => void;
  redo: () => void;
  save: () => void;
  /** Leads to a question or section; undefined: to the title. */
  find: (part: PartId | undefined) => void;
  show: (what: 'print' | 'preview' | 'outline') => void;
  /** Tries again to keep the draft. */
  retry: () => void;
  dropDraft: () => Promise<void>;
}
