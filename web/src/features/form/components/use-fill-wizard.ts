import { FORM_TEXTS } from '@hearthside/contract/form';
import {
  answeredShare,
  answerProblem,
  openRows,
  type FormAnswer,
} from '@hearthside/contract/form-answers';
import type { FilledForm } from '@hearthside/contract/form-fill';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, messageOf } from '@/lib/api-error';
import { randomKey } from '@/lib/random-key';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { toast } from '@/ui/toast';
import { useFillKeeper } from '../api/use-fill-keeper';
import { useSubmitForm } from '../api/use-submit-form';
import { fillProblems, refusedQuestions } from '../model/fill-problems';
import { answered, isChecking, lookedAt } from '../model/fill-state';
import { useFillSteps } from './use-fill-steps';

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

type Texts = Readonly<Record<number, string>>;

/** One form while it is filled, a question a step (part 2 §4, §5). */
export function useFillWizard(filled: FilledForm) {
  const { keeper, ...now } = useFillKeeper(filled);
  const { state } = now;
  const { form, answers, step } = state;
  const box = useRef<HTMLFormElement>(null);
  const focusProblem = useFirstInvalid(box);
  const navigate = useNavigate();
  const submit = useSubmitForm();
  /** By question: what stood in the way of the last step, and what the server would not take. */
  const [problems, setProblems] = useState<Texts>({});
  const [refused, setRefused] = useState<Texts>({});
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState('');

  const place = form.steps[step];
  const { goTo, isDetour } = useFillSteps(keeper, state, () => {
    setProblems({});
    setMessage('');
  });

  const answer = (id: number, given: FormAnswer) => {
    keeper.update((before) => answered(before, id, given));
    const without = (texts: Texts) =>
      id in texts
        ? Object.fromEntries(Object.entries(texts).filter(([key]) => Number(key) !== id))
        : texts;
    // With every row to be answered, those still missing stay marked until the last of them is.
    const isOpenStill = place !== undefined && openRows(place.question, given).length > 0;
    if (!isOpenStill) setProblems(without);
    setRefused(without);
  };
  const next = () => {
    if (!place) return;
    const { question } = place;
    const problem = answerProblem(question, answers[Number(question.id)]);
    if (problem) {
      setProblems({ [Number(question.id)]: problem });
      return focusProblem();
    }
    keeper.update((before) => lookedAt(before, Number(question.id)));
    goTo(isDetour ? form.steps.length : step + 1);
  };

  const send = async () => {
    const key = state.key ?? randomKey();
    keeper.update((before) => ({ ...before, key }));
    setSending(true);
    setMessage('');
    const sendNow = () => keeper.alone(() => submit(keeper.snapshot().state, key));
    try {
      await sendNow().catch(async (error: unknown) => {
        // A draft of this device's own was kept though its answer was lost: nothing is to be looked over.
        if (!isConflict(error) || !(await keeper.reload())) throw error;
        await sendNow();
      });
    } catch (error) {
      await failed(error);
      return;
    } finally {
      setSending(false);
    }
    keeper.finish();
    toast.success(FORM_TEXTS.submitted);
    void navigate('/forms');
  };
  const failed = async (error: unknown) => {
    if (!(error instanceof ApiError)) return setMessage(messageOf(error, FORM_TEXTS.submitFailed));
    // The sign-in covers the page, and afterwards the answers are still there.
    if (error.status === 401) return;
    setMessage(messageOf(error, FORM_TEXTS.submitFailed));
    // Changed meanwhile, sent already, or not theirs any more: the form as it is now says which.
    if (error.status < 500) await keeper.reload().catch(() => undefined);
    setRefused(refusedQuestions(keeper.snapshot().state.form, error.details));
  };

  return {
    ...{ ...now, form, answers, step, box, place, message, isSending, isDetour },
    ...{ answer, next, send },
    back: () => goTo(step - 1),
    /** From where all is checked to one question, and then back. */
    jumpTo: (target: number) => goTo(target, true),
    isChecking: isChecking(state),
    /** 0 to 100: the share of what has to be answered (part 2 §5). */
    percent: answeredShare(form, answers),
    /** Of the question on screen. */
    problem: place && (problems[Number(place.question.id)] ?? refused[Number(place.question.id)]),
    /** Of all, where they are checked. */
    allProblems: () => fillProblems(state, refused),
    cancel: () => {
      if (state.touched) toast.success('Your answers are kept. You can go on at any time.');
      void navigate('/forms');
    },
    dismissNews: () => keeper.dismissNews(),
  };
}

export type FillWizardState = ReturnType<typeof useFillWizard>;
