import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { saysTheSame } from './differences';
import { clearTyped, storeTyped, typedBefore, type TypedIn, type Values } from './stored-typing';

/** Strapi removes this item before it removes the form. */
const isSignedOut = () => localStorage.getItem('isLoggedIn') === null;

/**
 * Stores what is typed in a form until it is saved, and puts it back where the panel has replaced it: after a reload,
 * an ended session, or a conflict, for which the panel reloads the entry.
 * @returns when the restored text was typed, in ms; null if nothing was restored
 */
export function useTypingKept(form: TypedIn): number | null {
  const by = useAuth('TypingPanel', ({ user }) => user?.id) as number | undefined;
  const values = useForm('TypingPanel', (state) => state.values) as Values;
  const initialValues = useForm('TypingPanel', (state) => state.initialValues) as Values;
  const modified = useForm('TypingPanel', (state) => state.modified);
  const setValues = useForm('TypingPanel', (state) => state.setValues);
  const [putBack, setPutBack] = useState<number | null>(null);
  const begunWith = useRef<Values | null>(null);
  const { model, documentId } = form;

  // Before the browser paints, so that nobody sees the form without what they typed.
  useLayoutEffect(() => {
    if (by === undefined) return;
    const isReplaced = begunWith.current !== initialValues;
    begunWith.current = initialValues;
    const kept = typedBefore({ model, documentId }, by);
    if (isReplaced && kept && !saysTheSame(kept.values, initialValues)) {
      setValues(kept.values);
      setPutBack(kept.at);
    } else if (modified) {
      storeTyped({ model, documentId }, { by, at: Date.now(), values });
    } else {
      clearTyped({ model, documentId });
      setPutBack(null);
    }
  }, [by, documentId, initialValues, model, modified, setValues, values]);

  // Editors who go to another page have confirmed that they may lose their changes. An ended session has asked nobody.
  // Neither has the panel when it unmounts the form to load something and shows it again at the same address.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      const isLeft = location.pathname !== pathname;
      if (isLeft && !isSignedOut()) clearTyped({ model, documentId });
    };
  }, [documentId, model]);
  return putBack;
}
