import {
  answeredShare,
  answerProblem,
  openRows,
  type FormAnswer,
} from '@hearthside/contract/form/answers';
import { useRef, useState } from 'react';
import { useFirstInvalid } from '@/lib/use-first-invalid';
import { toast } from '@/ui/toast/toast';
import { fillProblems } from '../model/fill-problems';
import { answered, chosen, isChecking, lookedAt, type FillState } from '../model/fill-state';

type Texts = Readonly<Record<number, string>>;

/** Answering a form one question per step, wherever its answers are stored: `update` changes them. */
export function useFillAnswering(
  state: FillState,
  update: (make: (before: FillState) => FillState) => void,
) {
  const { form, answers, step } = state;
  const box = useRef<HTMLFormElement>(null);
  const focusProblem = useFirstInvalid(box);
  /** By question: what prevented the last step, and what the server refused. */
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
    // If every row has to be answered, missing rows stay marked until the last one is answered.
    const isOpenStill = place !== undefined && openRows(place.question, given).length > 0;
    if (!isOpenStill) setProblems(without);
    setRefused(without);
  };
  /** Whether the member may continue from the current question. Otherwise shows what is missing, and goes there. */
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

  /** The member chooses between the answer from here and the one from somewhere else. A slip can be undone. */
  const choose = (question: number, from: 'here' | 'elsewhere') => {
    const mine = answers[question];
    update((before) => chosen(before, question, from));
    setProblems({});
    if (from === 'elsewhere' && mine)
      toast.undo('Your answer was replaced', () => answer(question, mine));
  };

  return {
    state,
    form,
    answers,
    step,
    box,
    place,
    answer,
    choose,
    pass,
    isChecking: isChecking(state),
    /** 0 to 100: the share of required questions (part 2 §5). */
    percent: answeredShare(form, answers),
    /** The problem of the question on screen. */
    problem: place && (problems[id] ?? refused[id]),
    /** The problems of all questions, for the check. */
    allProblems: () => fillProblems(state, refused),
    clear: () => setProblems({}),
    refuse: setRefused,
  };
}
