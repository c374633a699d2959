import { answerChanges, answersOf } from '@hearthside/contract/form/answers';
import type { FilledForm } from '@hearthside/contract/form/fill';
import { changedQuestions, fillForm, rewordedQuestions } from './fill-form';
import { elsewhere, fitting, mergedAnswers } from './fill-merge';
import {
  answeredOf,
  clamped,
  isChecking,
  isOpen,
  prefilled,
  savableAnswers,
  type FillState,
} from './fill-state';

/** The effect of a newer server version on the state here. */
export interface Reopening {
  state: FillState;
  /** What another device has answered differently. If both answered, the member chooses. */
  fromElsewhere: number[];
  /** The questions that changed or are new. */
  changed: number[];
  /** Why it can't be filled any more, if it could before. */
  closed: Closing | undefined;
  removed: boolean;
}

/** Whether the response was deleted meanwhile, so that the form is to be filled anew. */
export const isRemoved = (before: FilledForm, now: FilledForm): boolean =>
  before.form.status !== null && now.form.status === null;

/** Why a form that was being filled can't be filled any more. */
export type Closing = 'sent' | 'approved' | 'undone' | 'gone';

/**
 * Why it is so. A form that was sent back closes without being sent again when what was sent is approved, or when the
 * decision is undone: that leaves its revision as it was.
 */
function closingOf({ filled: before, revision }: FillState, now: FilledForm): Closing | undefined {
  if (!isOpen(before) || isOpen(now)) return undefined;
  if (now.form.readOnly) return 'gone';
  if (before.form.status !== 'rejected') return 'sent';
  if (now.form.status === 'approved') return 'approved';
  return now.revision === revision ? 'undone' : 'sent';
}

/** The server's current form, with what was typed here on top, at the same question. */
export function reopened(state: FillState, filled: FilledForm): Reopening {
  const form = fillForm(filled);
  const server = answersOf(filled.responses);
  const closed = closingOf(state, filled);
  const mine = fitting(form, state.answers);
  // Nobody sent anything, so whatever differs from what was sent was written since.
  const isDecided = closed === 'approved' || closed === 'undone';
  // Nothing was deleted by the member, so all answers stay, also those that the server had.
  const removed = isRemoved(state.filled, filled);
  // Before the first save, the profile's values were there and are not answers of the member.
  const isFirst = state.filled.form.status === null && filled.form.status !== null;
  const known = isFirst ? prefilled(state.filled) : state.base;
  const base = removed ? {} : known;
  const keepsAll = isDecided || removed;
  const answers = keepsAll ? mine : fitting(form, mergedAnswers(base, state.answers, server));
  const changed = changedQuestions(state.form, form);
  const here = state.form.steps[state.step]?.question.id;
  const same = form.steps.findIndex(({ question }) => question.id === here);
  const step = isChecking(state) ? form.steps.length : clamped(same < 0 ? state.step : same, form);
  const { fromElsewhere, conflicts } = elsewhere(
    { ...state, answers: mine, base: fitting(form, base) },
    server,
  );
  // For the same version, this device knows better what was looked at, unless the answer came from elsewhere.
  const isNewer = filled.version !== state.filled.version;
  const unread = [
    ...state.reread,
    ...filled.reread.filter((id) => isNewer || fromElsewhere.includes(id)),
    ...rewordedQuestions(state.form, form),
  ];
  const isAnother = isOpen(filled)
    ? changed.length > 0 || fromElsewhere.length > 0
    : // What was sent is what this device has tried to send, or something else.
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
    conflicts,
    touched: state.touched || (isDecided && answerChanges(mine, server).length > 0),
    baseStep: clamped(filled.step, form),
    key: isAnother ? undefined : state.key,
  };
  return { state: next, fromElsewhere, changed, closed, removed };
}
