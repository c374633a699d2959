import type { LibraryItem } from '@hearthside/contract/library/shapes';
import type { ItemDraft, Problems } from '../../model/upload-draft';

/** Props of the dialogs' fields. */
export interface FieldProps {
  draft: ItemDraft;
  problems: Problems;
  /** Updates the draft from its previous state. */
  onChange: (next: (draft: ItemDraft) => ItemDraft) => void;
  /** Reports a file that was refused, or clears that report. */
  onFileProblem: (problem: string | undefined) => void;
  busy: boolean;
  /** The item that is changed. Left out for a new one. */
  before?: LibraryItem;
}
