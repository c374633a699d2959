import type { FormDefinition } from '@hearthside/contract/form/fields';
import { useState } from 'react';
import { unbegun } from '../../model/form-preview';
import { begun, movedTo } from '../model/fill-state';
import { useFillAnswering } from './use-fill-answering';
import type { FillWizardState } from './use-fill-wizard';

export interface PreviewWizardState extends FillWizardState {
  /** Whether the form would have been sent now. */
  isSent: boolean;
  /** Goes to a step, whatever has been answered so far. */
  goTo: (step: number) => void;
  restart: () => void;
}

/** The wizard of a form that is only tried out: nothing is stored on the device, and nothing is sent. */
export function usePreviewWizard(definition: FormDefinition, onLeave: () => void) {
  const [state, update] = useState(() => begun(unbegun(definition), null));
  const [isDetour, setDetour] = useState(false);
  const [isSent, setSent] = useState(false);
  const { pass, clear, refuse: _, ...answering } = useFillAnswering(state, update);
  const { form, step } = state;

  const goTo = (target: number, detour = false) => {
    clear();
    setDetour(detour);
    update((now) => movedTo(now, target));
  };
  const wizard: PreviewWizardState = {
    ...answering,
    saving: 'none',
    savedAt: undefined,
    notice: undefined,
    message: '',
    isSending: false,
    isDetour,
    isSent,
    next: () => {
      if (pass()) goTo(isDetour ? form.steps.length : step + 1);
    },
    back: () => goTo(step - 1),
    jumpTo: (target) => goTo(target, true),
    goTo,
    send: () => Promise.resolve(setSent(true)),
    restart: () => {
      update(begun(unbegun(definition), null));
      setSent(false);
    },
    cancel: onLeave,
    dismissNotice: () => undefined,
    discard: () => undefined,
  };
  return wizard;
}
