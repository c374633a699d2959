import { useAuth, useForm } from '@strapi/strapi/admin';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { saysTheSame } from './differences';
import {
  clearTyped,
  newSlot,
  storeTyped,
  typedBefore,
  typedInto,
  type AccountForm,
  type Offer,
  type TypedIn,
  type Values,
} from './stored-typing';

/** Strapi removes this item before it removes the form. */
const isSignedOut = () => localStorage.getItem('isLoggedIn') === null;

/** The form that the panel has unmounted to load something, and its slot. */
let unmounted: { pathname: string; slot: string } | null = null;

/** The slot of an opened form: its own from before if the panel has only drawn it anew. */
function slotHere(): string {
  const slot = unmounted?.pathname === location.pathname ? unmounted.slot : newSlot();
  unmounted = null;
  return slot;
}

/** The newest unsaved changes that differ from what is saved. Those that do not were saved after all. */
function newestOffer(form: AccountForm, own: string, saved: Values): Offer | null {
  const all = typedBefore(form, own);
  const isSaved = ({ values }: Offer) => saysTheSame(values, saved);
  for (const done of all.filter(isSaved)) clearTyped(form, done.slot);
  return all.find((one) => !isSaved(one)) ?? null;
}

/** What a form's side panel needs to know about unsaved changes. */
export interface Typing {
  /** When the text that the panel has replaced and we have put back was typed, in ms; null if there is none. */
  putBack: number | null;
  /** The newest unsaved changes from before this form was opened. */
  offer: Offer | null;
  /** Puts the offered changes into the form. What is typed there by then is offered in turn. */
  restore: () => void;
  /** Removes the offered changes from this device. */
  discard: () => void;
}

/**
 * Stores what is typed in a form until it is saved. After a crash, a closed window or an ended session it is offered
 * in the opened form and never put there unasked. Where the panel has replaced an open form, as after a conflict, it
 * is put back at once.
 */
export function useTyping({ model, documentId }: TypedIn): Typing {
  const by = useAuth('TypingPanel', ({ user }) => user?.id) as number | undefined;
  const values = useForm('TypingPanel', (state) => state.values) as Values;
  const initialValues = useForm('TypingPanel', (state) => state.initialValues) as Values;
  const modified = useForm('TypingPanel', (state) => state.modified);
  const setValues = useForm('TypingPanel', (state) => state.setValues);
  const [putBack, setPutBack] = useState<number | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const [slot, setSlot] = useState(slotHere);
  const begunWith = useRef<Values | null>(null);
  const open = useRef({ by, slot });

  // Before the browser paints, so that nobody sees the form without what they typed.
  useLayoutEffect(() => {
    open.current = { by, slot };
    if (by === undefined) return;
    const form = { model, documentId, by };
    const isReplaced = begunWith.current !== initialValues;
    begunWith.current = initialValues;
    if (isReplaced) setOffer(newestOffer(form, slot, initialValues));
    const kept = typedInto(form, slot);
    if (isReplaced && kept && !saysTheSame(kept.values, initialValues)) {
      setValues(kept.values);
      setPutBack(kept.at);
    } else if (modified) {
      storeTyped(form, slot, { at: Date.now(), values });
    } else {
      clearTyped(form, slot);
      setPutBack(null);
    }
  }, [by, documentId, initialValues, model, modified, setValues, slot, values]);

  // Editors who go to another page have confirmed that they may lose their changes. An ended session has asked nobody.
  // Neither has the panel when it unmounts the form to load something and shows it again at the same address.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (isSignedOut()) return;
      const { by: account, slot: own } = open.current;
      if (location.pathname === pathname) unmounted = { pathname, slot: own };
      else if (account !== undefined) clearTyped({ model, documentId, by: account }, own);
    };
  }, [documentId, model]);

  const restore = () => {
    if (!offer || by === undefined) return;
    // The form goes on in the slot of the offer. What it has stored in its own is another offer now.
    setSlot(offer.slot);
    setValues(offer.values);
    setOffer(newestOffer({ model, documentId, by }, offer.slot, initialValues));
  };
  const discard = () => {
    if (!offer || by === undefined) return;
    const form = { model, documentId, by };
    clearTyped(form, offer.slot);
    setOffer(newestOffer(form, slot, initialValues));
  };
  return { putBack, offer, restore, discard };
}
