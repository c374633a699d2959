import { useEffect, useRef } from 'react';

/**
 * Edit, Save and Cancel disappear when they are pressed. The focus moves to what takes their place, so that keyboard
 * users continue from there and not from the top of the page.
 */
export function useEditFocus(editing: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const before = useRef(editing);
  useEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    if (editing) form.current?.focus({ preventScroll: true });
    else editButton.current?.focus();
  }, [editing]);
  return { form, editButton };
}
