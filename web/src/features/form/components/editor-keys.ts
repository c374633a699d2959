import type { KeyboardEvent } from 'react';

export interface EditorKeys {
  onUndo: () => void;
  onRedo: () => void;
  onSave: () => void;
}

/** Control or Command with Z, Shift+Z or Y, and S. Inside a field too: its own undo knows nothing of the form's. */
export function editorKey(event: KeyboardEvent, { onUndo, onRedo, onSave }: EditorKeys): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  const again = key === 'y' || (key === 'z' && event.shiftKey);
  const work = again ? onRedo : key === 'z' ? onUndo : key === 's' ? onSave : undefined;
  if (!work) return;
  event.preventDefault();
  work();
}
