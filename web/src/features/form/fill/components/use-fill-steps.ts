import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FillAutosave } from '../api/fill-autosave';
import { isOpen, movedTo, type FillState } from '../model/fill-state';
import { atStep, stepIn } from '../model/fill-address';

/** What an entry in the browser's history stores about its step. */
interface Entry {
  /** The step of the previous entry. */
  from?: number;
  /** The member came from the check, and returns there. */
  detour?: boolean;
}

/**
 * The wizard's step in its address, with an entry in the browser's history for each: Back goes one question back, and
 * a reload stays. The address decides; if another device or a changed form moves the step, the address follows.
 * `onMove` is called at each move by the member.
 */
export function useFillSteps(autosave: FillAutosave, state: FillState, onMove: () => void) {
  const { step, form, filled } = state;
  const { search, state: entryState } = useLocation();
  const navigate = useNavigate();
  const entry = (entryState ?? {}) as Entry;
  const asked = stepIn(search);
  const before = useRef<number | undefined>(undefined);
  /** Set while the member is on the way to another step: until the address changes, nothing else may change it. */
  const leaving = useRef<{ asked: number | undefined } | undefined>(undefined);
  const isFilling = isOpen(filled) && form.steps.length > 0;

  useEffect(() => {
    const isNew = asked !== before.current;
    before.current = asked;
    if (leaving.current && leaving.current.asked === asked) return;
    leaving.current = undefined;
    if (!isFilling || asked === step) return;
    if (asked !== undefined && isNew) {
      onMove();
      autosave.update((now) => movedTo(now, asked));
    } else {
      const to = { search: atStep(search, step) };
      void navigate(to, { replace: true, state: entryState as Entry, preventScrollReset: true });
    }
  });

  const goTo = (next: number, detour = false) => {
    if (next !== asked) leaving.current = { asked };
    // The step they came from already has an entry.
    if (!detour && entry.from === next) return void navigate(-1);
    const isBack = next < step && !detour;
    void navigate(
      { search: atStep(search, next) },
      {
        state: isBack ? { from: entry.from } : { from: step, detour },
        replace: isBack,
        preventScrollReset: true,
      },
    );
  };
  return { goTo, isDetour: entry.detour === true && !(step >= form.steps.length) };
}
