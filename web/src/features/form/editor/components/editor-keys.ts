import { useEffect, type RefObject } from 'react';

export interface EditorKeys {
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
}

/** Whether a key was meant for something else: a dialog, or a field outside the editor. */
function isElsewhere({ target }: KeyboardEvent, editor: HTMLElement | null): boolean {
  if (document.querySelector('[aria-modal="true"]')) return true;
  const field = target instanceof Element && target.closest('input, textarea, [contenteditable]');
  return Boolean(field) && !editor?.contains(field as Element);
}

/**
 * Handles Control or Command with Z, Shift+Z or Y, and S, while the editor is shown, wherever the focus is, because
 * the element that had it may just have been undone. This includes fields: their own undo does not know about the
 * form's.
 */
export function useEditorKeys(editor: RefObject<HTMLElement | null>, keys: EditorKeys): void {
  const { onUndo, onRedo, onSave } = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const again = key === 'y' || (key === 'z' && event.shiftKey);
      const work = again ? onRedo : key === 'z' ? onUndo : key === 's' ? onSave : undefined;
      if (!work || isElsewhere(event, editor.current)) return;
      event.preventDefault();
      work();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [editor, onUndo, onRedo, onSave]);
}
