import {
  ANSWER_RULES,
  answerChanges,
  answersOf,
  isAnswered,
  responsesOf,
  type FormAnswer,
  type FormAnswers,
} from '@hearthside/contract/form/answers';
import { questionsOf } from '@hearthside/contract/form/fields';
import type { AssignedForm, FilledForm } from '@hearthside/contract/form/fill';
import { elsewhere, fitting, mergedAnswers, type OwnAnswers } from './fill-merge';
import { fillForm, type FillForm } from './fill-form';

/** The state of filling a form on this device. */
export interface FillState {
  /** As the server last sent it. */
  filled: FilledForm;
  form: FillForm;
  answers: FormAnswers;
  /** The server's answers, as far as this device knows. */
  base: FormAnswers;
  /** The current step: the index of a question from 0, or one past the last for the check. */
  step: number;
  /** The server's step. */
  baseStep: number;
  revision: string;
  /**
   * The questions that changed since they were answered and were not looked at again. Their answers are not sent yet
   * (ruling 35).
   */
  reread: readonly number[];
  /**
   * The questions that were answered differently somewhere else, and of which the member has not chosen an answer yet.
   * The answer from here is in `answers`, the other one in `base`. It is not saved over unseen.
   */
  conflicts: readonly number[];
  /** The latest saves of which it is not known whether they have reached the server. */
  tried: readonly FormAnswers[];
  /** Whether the member has answered something here. Values from the profile don't count. */
  touched: boolean;
  /** The idempotency key for sending exactly these answers. The same for every try. */
  key: string | undefined;
}

/** What is stored on the device while the server does not have it. */
export interface StoredFilling {
  answers: FormAnswers;
  base: FormAnswers;
  step: number;
  /** The version of the form that was answered. Missing in a copy from before this was stored. */
  version?: number | undefined;
  reread?: readonly number[] | undefined;
  conflicts?: readonly number[] | undefined;
  tried?: readonly FormAnswers[] | undefined;
}

/** Whether a form can be filled now: it was not sent yet, or was rejected, and is meant for the member. */
export const isOpen = ({ form }: { form: Pick<AssignedForm, 'status' | 'readOnly'> }): boolean =>
  !form.readOnly && (form.status === null || ['draft', 'rejected'].includes(form.status));

/** Whether the member is at the check of all answers. */
export const isChecking = ({ step, form }: Pick<FillState, 'step' | 'form'>): boolean =>
  step >= form.steps.length;

/** The nearest step that the form has. */
export const clamped = (step: number, form: FillForm) =>
  Math.min(Math.max(0, step), form.steps.length);

/** The profile's values for questions that they prefill. */
export function prefilled({ sections, prefill }: FilledForm): FormAnswers {
  const known = sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, prefill: field }) => {
      const response = field && prefill[field];
      return response ? [[id, { response }] as const] : [];
    });
  return Object.fromEntries(known);
}

/** The answered ones among these questions, without duplicates. */
export const answeredOf = (ids: readonly number[], answers: FormAnswers): number[] =>
  [...new Set(ids)].filter((id) => id in answers);

/**
 * Answers that this device stored for another version can't be compared with the current questions, so all of them
 * have to be checked again.
 */
function keptReread(filled: FilledForm, kept: StoredFilling | null): readonly number[] {
  if (!kept) return [];
  const mine = answerChanges(kept.base, kept.answers).map(({ questionId }) => questionId);
  return [...(kept.reread ?? []), ...(kept.version === filled.version ? [] : mine)];
}

/** What this device has stored, in the shape in which it is compared with what the server has. */
function keptAnswers(form: FillForm, filled: FilledForm, kept: StoredFilling): OwnAnswers {
  const isFirst = Object.keys(kept.base).length === 0;
  // Without a response there is nothing that it could be based on any more. And a value from the profile that was
  // there before the first save was not answered by the member.
  const base = filled.form.status === null ? {} : isFirst ? prefilled(filled) : kept.base;
  return {
    answers: fitting(form, kept.answers),
    base: fitting(form, base),
    tried: kept.tried ?? [],
    conflicts: kept.conflicts ?? [],
  };
}

/** The state when filling starts or continues: from the server, plus what this device has stored. */
export function begun(filled: FilledForm, kept: StoredFilling | null): FillState {
  const form = fillForm(filled);
  const server = answersOf(filled.responses);
  const start = filled.form.status === null ? { ...prefilled(filled), ...server } : server;
  // The stored answers include the profile's values, unless they were removed.
  const own = kept && keptAnswers(form, filled, kept);
  const answers = own ? fitting(form, mergedAnswers(own.base, own.answers, server)) : start;
  // Just rejected: show all answers at once, next to the reviewer's message.
  const isSentBack = filled.form.status === 'rejected' && filled.step === 0;
  const place = isSentBack ? form.steps.length : filled.step;
  return {
    filled,
    form,
    answers,
    base: server,
    revision: filled.revision,
    reread: answeredOf([...filled.reread, ...keptReread(filled, kept)], answers),
    conflicts: own ? elsewhere(own, server).conflicts : [],
    tried: own?.tried ?? [],
    step: clamped(kept?.step ?? place, form),
    baseStep: clamped(place, form),
    touched: kept !== null,
    key: undefined,
  };
}

/** The member has looked at a changed question, and leaves their answer as it is. */
export const lookedAt = (state: FillState, id: number): FillState =>
  state.reread.includes(id)
    ? { ...state, reread: state.reread.filter((other) => other !== id), touched: true }
    : state;

/** The member chooses the answer from here, or the one from somewhere else. */
export function chosen(state: FillState, id: number, from: 'here' | 'elsewhere'): FillState {
  const answers = { ...state.answers };
  const other = state.base[id];
  if (from === 'elsewhere' && other) answers[id] = other;
  if (from === 'elsewhere' && !other) delete answers[id];
  const conflicts = state.conflicts.filter((each) => each !== id);
  return { ...state, answers, conflicts, touched: true, key: undefined };
}

/** The member answers a question. */
export const answered = (state: FillState, id: number, answer: FormAnswer): FillState => ({
  ...lookedAt(state, id),
  answers: { ...state.answers, [id]: answer },
  touched: true,
  // Other answers need another idempotency key.
  key: undefined,
});

export const movedTo = (state: FillState, step: number): FillState => ({
  ...state,
  step: clamped(step, state.form),
});

/**
 * The answers that the server can store. One that it would refuse, such as a text that is too long, stays unchanged
 * on the server and waits on this device. So does one of which the member has to choose an answer.
 */
export function savableAnswers({
  form,
  answers,
  base,
  conflicts,
}: Pick<FillState, 'form' | 'answers' | 'base' | 'conflicts'>) {
  const kept: FormAnswers = {};
  for (const question of questionsOf(form)) {
    const id = Number(question.id);
    const answer = answers[id];
    const isGood = answer && ANSWER_RULES[question.questionType].isPossible(question, answer);
    const isMine = (isGood || !answer) && !conflicts.includes(id);
    const taken = isMine ? answer : base[id];
    if (taken && isAnswered(question, taken)) kept[id] = taken;
  }
  return kept;
}

/** The real answers, without blanks. */
const given = ({ form, answers }: Pick<FillState, 'form' | 'answers'>): FormAnswers =>
  Object.fromEntries(
    questionsOf(form).flatMap((question) => {
      const answer = answers[Number(question.id)];
      return answer && isAnswered(question, answer) ? [[question.id, answer]] : [];
    }),
  );

/** The questions whose answers from here the server does not have. */
export const unsentQuestions = (state: FillState): number[] =>
  state.touched ? answerChanges(state.base, given(state)).map(({ questionId }) => questionId) : [];

/** Whether this device has something that the server does not have. */
export const isUnsent = (state: FillState): boolean => unsentQuestions(state).length > 0;

/** Without what was typed here and the server does not have. */
export const withoutUnsent = (state: FillState): FillState => ({
  ...state,
  answers: state.base,
  conflicts: [],
  tried: [],
  touched: false,
});

/** Whether there is something to save. Nothing before the first answer. */
export function isDirty(state: FillState): boolean {
  if (!state.touched && state.filled.form.status === null) return false;
  const changes = answerChanges(state.base, savableAnswers(state));
  // A form without a draft gets one with the first answer, not by looking through it.
  if (changes.length === 0 && Object.keys(state.base).length === 0) return false;
  return changes.length > 0 || state.step !== state.baseStep;
}

/** The body of a draft's save. */
export const draftBody = (state: FillState) => ({
  responses: responsesOf(savableAnswers(state)),
  step: state.step,
  version: state.filled.version,
  reread: [...state.reread],
  revision: state.revision,
});

/** The body of the submission. `key` is its idempotency key. */
export const submitBody = (state: FillState, key: string) => ({
  formId: state.filled.form.id,
  version: state.filled.version,
  revision: state.revision,
  key,
  responses: responsesOf(savableAnswers(state)),
});

/** The server has saved `sent`. In the meantime more may have been typed. */
export const kept = (
  state: FillState,
  sent: { answers: FormAnswers; step: number },
  revision: string,
): FillState => {
  const { filled } = state;
  const status = filled.form.status ?? ('draft' as const);
  return {
    ...state,
    filled: { ...filled, form: { ...filled.form, status } },
    base: sent.answers,
    baseStep: sent.step,
    revision,
    tried: [],
  };
};

/** How many saves without an answer are remembered. */
const TRIED_MAX = 10;

/** These answers are being sent. What they change is remembered until one of them has an answer. */
export function trying(state: FillState, answers: FormAnswers): FillState {
  const changes = answerChanges(state.base, answers);
  const tried = Object.fromEntries(
    changes.flatMap(({ questionId, after }) => (after ? [[questionId, after]] : [])),
  );
  const last = state.tried.at(-1);
  if (last && answerChanges(last, tried).length === 0) return state;
  return { ...state, tried: [...state.tried, tried].slice(-TRIED_MAX) };
}

/** What the device has to store, or null if the server has everything. */
export const toKeep = (state: FillState): StoredFilling | null =>
  isUnsent(state)
    ? {
        answers: state.answers,
        base: state.base,
        step: state.step,
        version: state.filled.version,
        reread: state.reread,
        conflicts: state.conflicts,
        tried: state.tried,
      }
    : null;
