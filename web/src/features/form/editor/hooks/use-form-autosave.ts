import type { FormDefinition } from '@hearthside/contract/form/fields';
import { useEffect, useRef, useState } from 'react';
import { useMe } from '@/features/session';
import { session } from '@/lib/session/session';
import { formAutosave, type FormAutosave } from '../../api/form-autosave';
import type { AutosaveListeners, AutosaveStart, SaveState } from '../../api/autosave-types';
import { unsentForm } from '../model/kept-form';

/**
 * Saves the form as a draft on the server, and stores in this tab what has not arrived there yet. A reload at the
 * wrong moment loses nothing.
 */
export function useFormAutosave(
  start: AutosaveStart,
  form: FormDefinition,
  /** The first functions passed are used throughout. */
  listeners: Omit<AutosaveListeners, 'saveState'>,
): { autosave: FormAutosave; saveState: SaveState; clear: () => void } {
  const [saveState, setSaveState] = useState<SaveState>({ state: 'kept', savedAt: start.savedAt });
  const [autosave] = useState(() => formAutosave(start, { ...listeners, saveState: setSaveState }));
  const { id: memberId } = useMe();
  const forgotten = useRef(false);
  const latest = useRef(form);

  // Before the text is passed to the autosave, which does nothing until then.
  useEffect(() => {
    const note = () => {
      const unsent = unsentForm(memberId, autosave.formId());
      // After signing out, nobody else must find what was typed.
      const state = session.state();
      const mine = 'me' in state && state.me.id === memberId;
      if (!autosave.unsaved() || forgotten.current || !mine) return unsent.clear();
      const [revision, key] = [autosave.revision(), autosave.key()];
      unsent.write({ definition: latest.current, revision, key });
    };
    const stop = autosave.start();
    addEventListener('pagehide', note);
    return () => {
      removeEventListener('pagehide', note);
      note();
      stop();
    };
  }, [autosave, memberId]);

  useEffect(() => {
    latest.current = form;
    autosave.typed(form);
  }, [autosave, form]);

  const kept = saveState.state === 'kept';
  const isNew = start.formId === undefined;
  useEffect(() => {
    if (!kept) return;
    unsentForm(memberId, autosave.formId()).clear();
    // It may have been stored before the form got its id.
    if (isNew) unsentForm(memberId, undefined).clear();
  }, [autosave, kept, isNew, memberId]);

  return { autosave, saveState, clear: () => void (forgotten.current = true) };
}
