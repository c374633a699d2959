import { answerChanges, type FormAnswers } from '@hearthside/contract/form/answers';
import { changedIds } from './fill-merge';
import type { StoredFilling } from './fill-state';

/** Sets the answer to one question as it is in `from`, also if there is none. */
function take(id: number, from: FormAnswers, into: FormAnswers) {
  const answer = from[id];
  if (answer) into[id] = answer;
  else delete into[id];
}

/**
 * What another tab of this member has stored on this device for the same form: without what this tab has stored
 * itself (`own`), and without what the server has by now. Null if nothing is left.
 */
export function leftByOthers(
  found: StoredFilling | null,
  own: StoredFilling | null,
  server: FormAnswers,
): StoredFilling | null {
  if (!found) return null;
  const notOnServer = changedIds(server, found.answers);
  const notOwn = own ? changedIds(own.answers, found.answers) : notOnServer;
  const answers = { ...found.base };
  for (const id of changedIds(found.base, found.answers)) {
    if (notOnServer.has(id) && notOwn.has(id)) take(id, found.answers, answers);
  }
  return answerChanges(found.base, answers).length > 0 ? { ...found, answers } : null;
}

/**
 * What this tab has to store, together with what another tab has stored. Of an answer to the same question, this
 * tab's is stored if it was changed here since this tab stored `own`.
 */
export function joined(
  mine: StoredFilling | null,
  others: StoredFilling | null,
  own: StoredFilling | null,
): StoredFilling | null {
  if (!mine || !others) return mine ?? others;
  const changedHere = changedIds(own ? own.answers : mine.base, mine.answers);
  const answers = { ...mine.answers };
  const base = { ...mine.base };
  const taken = [...changedIds(others.base, others.answers)].filter((id) => !changedHere.has(id));
  for (const id of taken) {
    take(id, others.answers, answers);
    take(id, others.base, base);
  }
  // What was answered in another version of the form has to be looked at again.
  const unread = others.version === mine.version ? (others.reread ?? []) : taken;
  return { ...mine, answers, base, reread: [...new Set([...(mine.reread ?? []), ...unread])] };
}
