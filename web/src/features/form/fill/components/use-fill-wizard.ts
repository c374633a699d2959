import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import type { FilledForm } from '@hearthside/contract/form/fill';
import { formPages } from '@hearthside/contract/form/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, isOutOfDate, messageOf } from '@/lib/api/api-error';
import { randomKey } from '@/lib/random-key';
import { toast } from '@/ui/toast/toast';
import { useFillAutosave } from '../api/use-fill-autosave';
import { useSubmitForm } from '../api/assigned-forms';
import { refusedQuestions } from '../model/fill-problems';
import { submitBody } from '../model/fill-state';
import { useFillAnswering } from './use-fill-answering';
import { useFillSteps } from './use-fill-steps';

/** One form while it is filled, a question a step (part 2 §4, §5). */
export function useFillWizard(filled: FilledForm) {
  const { autosave, ...now } = useFillAutosave(filled);
  const { state } = now;
  const { form, step } = state;
  const navigate = useNavigate();
  const { trigger: submit } = useSubmitForm();
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState('');
  const { pass, clear, refuse, ...answering } = useFillAnswering(state, (make) =>
    autosave.update(make),
  );
  const { goTo, isDetour } = useFillSteps(autosave, state, () => {
    clear();
    setMessage('');
  });
  const next = () => {
    if (pass()) goTo(isDetour ? form.steps.length : step + 1);
  };

  const send = async () => {
    const key = state.key ?? randomKey();
    autosave.update((before) => ({ ...before, key }));
    setSending(true);
    setMessage('');
    const sendNow = () => autosave.alone(() => submit(submitBody(autosave.snapshot().state, key)));
    try {
      await sendNow().catch(async (error: unknown) => {
        // A draft of this device's own was kept though its answer was lost: nothing is to be looked over.
        if (!isOutOfDate(error) || !(await autosave.reload())) throw error;
        await sendNow();
      });
    } catch (error) {
      await failed(error);
      return;
    } finally {
      setSending(false);
    }
    autosave.finish();
    toast.success(FORM_TEXTS.submitted);
    void navigate(formPages.assigned);
  };
  const failed = async (error: unknown) => {
    if (!(error instanceof ApiError)) return setMessage(messageOf(error, FORM_TEXTS.submitFailed));
    // The sign-in dialog covers the page, and afterwards the answers are still there.
    if (error.status === 401) return;
    setMessage(messageOf(error, FORM_TEXTS.submitFailed));
    // It was changed, already sent, or is not theirs anymore: the current form tells which.
    if (error.status < 500) await autosave.reload().catch(() => undefined);
    refuse(refusedQuestions(autosave.snapshot().state.form, error.details));
  };

  return {
    ...now,
    ...answering,
    message,
    isSending,
    isDetour,
    next,
    send,
    back: (): void => goTo(step - 1),
    /** From the check to one question, and back afterwards. */
    jumpTo: (target: number): void => goTo(target, true),
    cancel: () => {
      if (state.touched) toast.success('Your answers are saved. You can continue at any time.');
      void navigate(formPages.assigned);
    },
    dismissNotice: () => autosave.dismissNotice(),
    /** Deletes what was typed here and not sent. It can be undone for a moment: no other device has it. */
    discard: () => {
      const back = autosave.discard();
      toast.undo('Unsent answers deleted', back);
    },
  };
}

export type FillWizardState = ReturnType<typeof useFillWizard>;
