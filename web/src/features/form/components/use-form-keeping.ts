import type { FormDefinition } from '@hearthside/contract/form';
import { useEffect, useRef, useState } from 'react';
import { formKeeper, type FormKeeper, type KeeperStart, type Keeping } from '../api/form-keeper';
import { forgetUnsent, keepUnsent } from '../model/kept-form';

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
  const forgotten = useRef(false);
  const latest = useRef(form);

  useEffect(() => {
    latest.current = form;
    keeper.typed(form);
  }, [keeper, form]);

  const kept = keeping.state === 'kept';
  const isNew = start.formId === undefined;
  useEffect(() => {
    if (!kept) return;
    forgetUnsent(keeper.formId());
    // It may have been noted before it got its number.
    if (isNew) forgetUnsent(undefined);
  }, [keeper, kept, isNew]);

  useEffect(() => {
    const note = () => {
      if (!keeper.unsaved() || forgotten.current) return forgetUnsent(keeper.formId());
      keepUnsent(keeper.formId(), { definition: latest.current, revision: keeper.revision() });
    };
    addEventListener('pagehide', note);
    return () => {
      removeEventListener('pagehide', note);
      note();
      keeper.stop();
    };
  }, [keeper]);

  return { keeper, keeping, forget: () => void (forgotten.current = true) };
}
