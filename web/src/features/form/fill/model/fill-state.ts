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
import { fitting, mergedAnswers } from './fill-merge';
import { changedQuestions, fillForm, rewordedQuestions, type FillForm } from './fill-form';

/** The filling of a form as it stands on this device. */
export interface FillState {
  /** As the server sent it last. */
  filled: FilledForm;
  form: FillForm;
  answers: FormAnswers;
  /** What the server has of the answers, for all this device knows. */
  base: FormAnswers;
  /** Where the member is: the place of a question from 0, or after the last one to check all. */
  step: number;
  /** The step the server has. */
  baseStep: number;
  revision: string;
  /** Changed since they were answered, and not looked at again: these answers are not sent yet (ruling 35). */
  reread: readonly number[];
  /** The member has answered something here; what the profile filled in is no answer of theirs. */
  touched: boolean;
  /** Names the sending of just these answers; the same for every try. */
  key: string | undefined;
}

/** What is kept on the device while the server does not have it. */
export interface StoredFilling {
  answers: FormAnswers;
  base: FormAnswers;
  step: number;
  /** Of the form that was answered; missing in a copy from before it was kept. */
  version?: number | undefined;
  reread?: readonly number[] | undefined;
}

/** Whether a form can be filled now: it was not sent yet, or was sent back, and is meant for the member. */
export const isOpen = ({ form }: { form: Pick<AssignedForm, 'status' | 'readOnly'> }): boolean =>
  !form.readOnly && (form.status === null || ['draft', 'rejected'].includes(form.status));

/** Whether the member is where all answers are checked. */
export const isChecking = ({ step, form }: Pick<FillState, 'step' | 'form'>): boolean =>
  step >= form.steps.length;

const clamped = (step: number, form: FillForm) => Math.min(Math.max(0, step), form.steps.length);

/** What the profile says where a question begins with it. */
function prefilled({ sections, prefill }: FilledForm): FormAnswers {
  const known = sections
    .flatMap(({ questions }) => questions)
    .flatMap(({ id, prefill: field }) => {
      const response = field && prefill[field];
      return response ? [[id, { response }] as const] : [];
    });
  return Object.fromEntries(known);
}

/** Those of these questions that are answered, each once. */
const answeredOf = (ids: readonly number[], answers: FormAnswers): number[] =>
  [...new Set(ids)].filter((id) => id in answers);

/** What this device has kept of another version nobody can tell from what is asked now: all of it is looked at again. */
function keptReread(filled: FilledForm, kept: StoredFilling | null): readonly number[] {
  if (!kept) return [];
  const mine = answerChanges(kept.base, kept.answers).map(({ questionId }) => questionId);
  return [...(kept.reread ?? []), ...(kept.version === filled.version ? [] : mine)];
}

/** The filling as it begins or goes on: from the server, and from what this device has kept over it. */
export function begun(filled: FilledForm, kept: StoredFilling | null): FillState {
  const form = fillForm(filled);
  const server = answersOf(filled.responses);
  const start = filled.form.status === null ? { ...prefilled(filled), ...server } : server;
  // What was kept had the profile's words in it, unless they were taken out.
  const answers = kept ? fitting(form, mergedAnswers(kept.base, kept.answers, server)) : start;
  // Just sent back: all answers at one glance, beside what was said of them.
  const isSentBack = filled.form.status === 'rejected' && filled.step === 0;
  const place = isSentBack ? form.steps.length : filled.step;
  return {
    filled,
    form,
    answers,
    base: server,
    revision: filled.revision,
    reread: answeredOf([...filled.reread, ...keptReread(filled, kept)], answers),
    step: clamped(kept?.step ?? place, form),
    baseStep: clamped(place, form),
    touched: kept !== null,
    key: undefined,
  };
}

/** The member has read a question as it is asked now, and leaves their answer as it is. */
export const lookedAt = (state: FillState, id: number): FillState =>
  state.reread.includes(id)
    ? { ...state, reread: state.reread.filter((other) => other !== id), touched: true }
    : state;

/** The member answers a question. */
export const answered = (state: FillState, id: number, answer: FormAnswer): FillState => ({
  ...lookedAt(state, id),
  answers: { ...state.answers, [id]: answer },
  touched: true,
  // Other answers are another sending.
  key: undefined,
});

export const movedTo = (state: FillState, step: number): FillState => ({
  ...state,
  step: clamped(step, state.form),
});

/**
 * What the server can keep of the answers: one it could not take, such as a text that is too long, stays as the
 * server has it and waits on this device.
 */
export function savableAnswers({
  form,
  answers,
  base,
}: Pick<FillState, 'form' | 'answers' | 'base'>) {
  const kept: FormAnswers = {};
  for (const question of questionsOf(form)) {
    const id = Number(question.id);
    const answer = answers[id];
    const isGood = answer && ANSWER_RULES[question.questionType].isPossible(question, answer);
    const taken = isGood || !answer ? answer : base[id];
    if (taken && isAnswered(question, taken)) kept[id] = taken;
  }
  return kept;
}

/** What is really answered: blanks are not. */
const given = ({ form, answers }: Pick<FillState, 'form' | 'answers'>): FormAnswers =>
  Object.fromEntries(
    questionsOf(form).flatMap((question) => {
      const answer = answers[Number(question.id)];
      return answer && isAnswered(question, answer) ? [[question.id, answer]] : [];
    }),
  );

/** Whether this device has something that the server has not. */
export const isUnsent = (state: FillState): boolean =>
  state.touched && answerChanges(state.base, given(state)).length > 0;

/** Whether the server has anything to be told: nothing before the first answer. */
export function isDirty(state: FillState): boolean {
  if (!state.touched && state.filled.form.status === null) return false;
  const changes = answerChanges(state.base, savableAnswers(state));
  // A form without a draft gets one with the first answer, not by looking through it.
  if (changes.length === 0 && Object.keys(state.base).length === 0) return false;
  return changes.length > 0 || state.step !== state.baseStep;
}

/** What a save of the draft sends. */
export const draftBody = (state: FillState) => ({
  responses: responsesOf(savableAnswers(state)),
  step: state.step,
  version: state.filled.version,
  reread: [...state.reread],
  revision: state.revision,
});

/** What is sent in the end; `key` names the sending. */
export const submitBody = (state: FillState, key: string) => ({
  formId: state.filled.form.id,
  version: state.filled.version,
  revision: state.revision,
  key,
  responses: responsesOf(savableAnswers(state)),
});

/** The server has kept `sent`; meanwhile more may have been typed. */
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
  };
};

/** What the server's newer state of a form meant for what stood here. */
export interface Reopening {
  state: FillState;
  /** What another device has answered otherwise than it stood here; where both did, what was typed here stays. */
  fromElsewhere: number[];
  /** Questions that are asked otherwise than before, or anew. */
  changed: number[];
}

/** The form as the server has it now, with what was typed here over it, at the same question. */
export function reopened(state: FillState, filled: FilledForm): Reopening {
  const form = fillForm(filled);
  const server = answersOf(filled.responses);
  const answers = fitting(form, mergedAnswers(state.base, state.answers, server));
  const changed = changedQuestions(state.form, form);
  const here = state.form.steps[state.step]?.question.id;
  const same = form.steps.findIndex(({ question }) => question.id === here);
  const step = isChecking(state) ? form.steps.length : clamped(same < 0 ? state.step : same, form);
  const mine = fitting(form, state.answers);
  const differing = new Set(answerChanges(mine, server).map(({ questionId }) => questionId));
  const fromElsewhere = answerChanges(fitting(form, state.base), server)
    .map(({ questionId }) => questionId)
    .filter((id) => differing.has(id));
  // Of the same version this device knows better what was looked at, unless the answer came from elsewhere.
  const isNewer = filled.version !== state.filled.version;
  const unread = [
    ...state.reread,
    ...filled.reread.filter((id) => isNewer || fromElsewhere.includes(id)),
    ...rewordedQuestions(state.form, form),
  ];
  const isAnother = isOpen(filled)
    ? changed.length > 0 || fromElsewhere.length > 0
    : // Sent is what this device has tried to send, or something else.
      answerChanges(fitting(form, savableAnswers(state)), server).length > 0;
  const next: FillState = {
    ...state,
    filled,
    form,
    answers,
    base: server,
    step,
    revision: filled.revision,
    reread: answeredOf(unread, answers),
    baseStep: clamped(filled.step, form),
    key: isAnother ? undefined : state.key,
  };
  return { state: next, fromElsewhere, changed };
}

/** What keeps the device's copy, or nothing where the server has it all. */
export const toKeep = (state: FillState): StoredFilling | null =>
  isUnsent(state)
    ? {
        answers: state.answers,
        base: state.base,
        step: state.step,
        version: state.filled.version,
        reread: state.reread,
      }
    : null;
