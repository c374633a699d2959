import {
  answeredShare,
  answerProblem,
  openRows,
  type FormAnswer,
} from '@hearthside/contract/form/answers';
import { useRef, useState } from 'react';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { fillProblems } from '../model/fill-problems';
import { answered, isChecking, lookedAt, type FillState } from '../model/fill-state';

type Texts = Readonly<Record<number, string>>;

/** Answering a form a question a step, wherever its answers are kept: `update` changes what is filled in. */
export function useFillAnswering(
  state: FillState,
  update: (make: (before: FillState) => FillState) => void,
) {
  const { form, answers, step } = state;
  const box = useRef<HTMLFormElement>(null);
  const focusProblem = useFirstInvalid(box);
  /** By question: what stood in the way of the last step, and what the server would not take. */
  const [problems, setProblems] = useState<Texts>({});
  const [refused, setRefused] = useState<Texts>({});
  const place = form.steps[step];
  const id = Number(place?.question.id);

  const answer = (question: number, given: FormAnswer) => {
    update((before) => answered(before, question, given));
    const without = (texts: Texts) =>
      question in texts
        ? Object.fromEntries(Object.entries(texts).filter(([key]) => Number(key) !== question))
        : texts;
    // With every row to be answered, those still missing stay marked until the last of them is.
    const isOpenStill = place !== undefined && openRows(place.question, given).length > 0;
    if (!isOpenStill) setProblems(without);
    setRefused(without);
  };
  /** Whether the question on screen lets the member go on; otherwise says what is missing, and goes there. */
  const pass = (): boolean => {
    if (!place) return false;
    const problem = answerProblem(place.question, answers[id]);
    if (problem) {
      setProblems({ [id]: problem });
      focusProblem();
      return false;
    }
    update((before) => lookedAt(before, id));
    return true;
  };

  return {
    state,
    form,
    answers,
    step,
    box,
    place,
    answer,
    pass,
    isChecking: isChecking(state),
    /** 0 to 100: the share of what has to be answered (part 2 §5). */
    percent: answeredShare(form, answers),
    /** Of the question on screen. */
    problem: place && (problems[id] ?? refused[id]),
    /** Of all, where they are checked. */
    allProblems: () => fillProblems(state, refused),
    forget: () => setProblems({}),
    refuse: setRefused,
  };
}
