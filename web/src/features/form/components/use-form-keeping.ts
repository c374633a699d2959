import type { FormDefinition } from '@hearthside/contract/form';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '@/features/session';
import { session } from '@/lib/session';
import { formKeeper, type FormKeeper, type KeeperStart, type Keeping } from '../api/form-keeper';
import { unsentForm } from '../model/kept-form';

/**
 * Keeps what is built as a draft on the server, and what has not got there yet in this tab: a reload in the wrong
 * moment loses nothing.
 */
export function useFormKeeping(
  start: KeeperStart,
  form: FormDefinition,
  /** A new form is on the server from now on. Taken at the beginning. */
  onBegun: (formId: number) => void,
): { keeper: FormKeeper; keeping: Keeping; forget: () => void } {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'kept', savedAt: start.savedAt });
  const [keeper] = useState(() => formKeeper(start, setKeeping, onBegun));
  const { id: memberId } = useMe();
  const forgotten = useRef(false);
  const latest = useRef(form);

  // Before what is typed is told to the keeper, which does nothing until then.
  useEffect(() => {
    const note = () => {
      const unsent = unsentForm(memberId, keeper.formId());
      // After signing out, what was typed is nobody else's to find.
      const state = session.state();
      const mine = 'me' in state && state.me.id === memberId;
      if (!keeper.unsaved() || forgotten.current || !mine) return unsent.clear();
      const [revision, key] = [keeper.revision(), keeper.key()];
      unsent.write({ definition: latest.current, revision, key });
    };
    const stop = keeper.start();
    addEventListener('pagehide', note);
    return () => {
      removeEventListener('pagehide', note);
      note();
      stop();
    };
  }, [keeper, memberId]);

  useEffect(() => {
    latest.current = form;
    keeper.typed(form);
  }, [keeper, form]);

  const kept = keeping.state === 'kept';
  const isNew = start.formId === undefined;
  useEffect(() => {
    if (!kept) return;
    unsentForm(memberId, keeper.formId()).clear();
    // It may have been noted before it got its number.
    if (isNew) unsentForm(memberId, undefined).clear();
  }, [keeper, kept, isNew, memberId]);

  return { keeper, keeping, forget: () => void (forgotten.current = true) };
}
