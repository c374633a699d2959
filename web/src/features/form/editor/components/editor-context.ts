import type { FormQuestion, PartId } from '@hearthside/contract/form/fields';
import { createContext, useContext } from 'react';
import type { FileUploads } from '../../fill/api/file-uploads';
import type { FormAction } from '../model/form-action';

/** What a dialog of the editor is asked for, and about which section or question. */
export interface EditorAsk {
  about: 'sectionRoles' | 'questionRoles' | 'exclusions' | 'link';
  part: PartId;
}

/** What the parts of the editor can do. It never changes, so that a change renders only its own card again. */
export interface EditorActions {
  action: (action: FormAction) => void;
  /** Ends a step of undo, such as when a field is left. */
  settle: () => void;
  /** Opens a card for editing; `focus` puts the cursor into its text. */
  open: (question: PartId, focus?: boolean) => void;
  ask: (ask: EditorAsk) => void;
  addQuestion: (section: PartId) => void;
  addSection: (after: PartId) => void;
  removeQuestion: (question: PartId) => void;
  removeSection: (section: PartId) => void;
  copy: (question: FormQuestion) => void;
  paste: (question: PartId) => void;
  /** The files that are on their way to questions. */
  uploads: FileUploads;
}

const EditorContext = createContext<EditorActions | null>(null);

export const EditorProvider = EditorContext.Provider;

export function useEditorActions(): EditorActions {
  const actions = useContext(EditorContext);
  if (!actions) throw new Error('This part stands in the form editor.');
  return actions;
}
