import type { FormDefinition, PartId } from '@hearthside/contract/form/fields';
import { flushSync } from 'react-dom';
import { changedPart } from '../model/changed-part';
import { focusCard, showCard } from '../components/show-card';
import type { FormEditingState } from './use-form-editing';

/**
 * Undo and redo, which show the card they have changed. By key, the focus moves there too, so that it is not lost
 * with a field that disappears. By button, it stays on the button.
 */
export function useEditorUndo(
  { form, undone, redone, dispatch }: FormEditingState,
  openCard: (question: PartId, focus: boolean) => void,
  open: PartId | undefined,
) {
  const step = (way: 'undo' | 'redo', to: FormDefinition | undefined, byKey: boolean) => {
    if (!to) return;
    const { question, section } = changedPart(form, to);
    flushSync(() => {
      dispatch({ do: way });
      if (question !== undefined && question !== open) openCard(question, byKey);
    });
    if (section !== undefined) showCard(section);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const near = question ?? section ?? open;
    if (byKey && isLost && near !== undefined) focusCard(near);
  };
  return {
    undo: (byKey = false) => step('undo', undone, byKey),
    redo: (byKey = false) => step('redo', redone, byKey),
  };
}
