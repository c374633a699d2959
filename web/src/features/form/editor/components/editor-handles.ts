import type { PartId } from '@hearthside/contract/form/fields';

/** The actions of the tools next to the form. They never change. */
export interface EditorHandles {
  undo: () => void;
  redo: () => void;
  save: () => void;
  /** Scrolls to a question or section. Undefined means to the title. */
  find: (part: PartId | undefined) => void;
  show: (what: 'print' | 'preview' | 'outline') => void;
  /** Tries again to save the draft. */
  retry: () => void;
  dropDraft: () => Promise<void>;
}
