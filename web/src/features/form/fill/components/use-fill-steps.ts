import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FillAutosave } from '../api/fill-autosave';
import { isOpen, movedTo, type FillState } from '../model/fill-state';
import { atStep, stepIn } from '../model/fill-address';

/** What an entry of the browser's history knows of its step. */
interface Entry {
  /** The step of the entry before it. */
  from?: number;
  /** The member came from the page where all is checked, and goes back there. */
  detour?: boolean;
}

/**
 * The wizard's step in its address, each with an entry in the browser's history: its Back goes one question back,
 * and a reload stays. The address leads; where another device or a changed form moves the step, it follows.
 * `onMove` is called at each move of the member's.
 */
export function useFillSteps(autosave: FillAutosave, state: FillState, onMove: () => void) {
  const { step, form, filled } = state;
  const { search, state: entryState } = useLocation();
  const navigate = useNavigate();
  const entry = (entryState ?? {}) as Entry;
  const asked = stepIn(search);
  const before = useRef<number | undefined>(undefined);
  const isFilling = isOpen(filled) && form.steps.length > 0;

  useEffect(() => {
    const isNew = asked !== before.current;
    before.current = asked;
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
    // Where they came from there is an entry already.
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
