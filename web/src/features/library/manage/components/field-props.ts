import type { LibraryItem } from '@hearthside/contract/library/shapes';
import type { ItemDraft, Problems } from '../../model/upload-draft';

/** What the fields of the dialogs get. */
export interface FieldProps {
  draft: ItemDraft;
  problems: Problems;
  /** Makes the next draft of the one before. */
  onChange: (next: (draft: ItemDraft) => ItemDraft) => void;
  /** What is wrong with a file that was not taken, or nothing any more. */
  onFileProblem: (problem: string | undefined) => void;
  busy: boolean;
  /** The item that is changed; left out for a new one. */
  before?: LibraryItem;
}
