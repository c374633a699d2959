import type { FormQuestion, PartId } from '@hearthside/contract/form/fields';
import { createContext, useContext } from 'react';
import type { FileUploads } from '../../fill/api/file-uploads';
import type { FormAction } from '../model/form-action';

/** Which dialog of the editor is requested, and for which section or question. */
export interface EditorAsk {
  about: 'sectionRoles' | 'questionRoles' | 'exclusions' | 'link';
  part: PartId;
}

/** The actions for parts of the editor. The object never changes, so a change renders only its own card again. */
export interface EditorActions {
  action: (action: FormAction) => void;
  /** Ends a step of undo, such as when a field loses the focus. */
  settle: () => void;
  /** Opens a card for editing. `focus` also puts the cursor into its text. */
  open: (question: PartId, focus?: boolean) => void;
  ask: (ask: EditorAsk) => void;
  addQuestion: (section: PartId) => void;
  addSection: (after: PartId) => void;
  removeQuestion: (question: PartId) => void;
  removeSection: (section: PartId) => void;
  copy: (question: FormQuestion) => void;
  paste: (question: PartId) => void;
  /** The files that are being uploaded to questions. */
  uploads: FileUploads;
}

const EditorContext = createContext<EditorActions | null>(null);

export const EditorProvider = EditorContext.Provider;

export function useEditorActions(): EditorActions {
  const actions = useContext(EditorContext);
  if (!actions) throw new Error('This part stands in the form editor.');
  return actions;
}
