import { draft, type Draft } from './draft';
import { randomKey } from '../random-key';

/** What was sent last without an answer, and the name it was sent under. */
export interface Sent {
  key: string;
  text: string;
}

/**
 * What a form sends to make something. Kept for this tab, over closing and reloading: whoever sends the same again
 * after the connection broke makes it once. To be cleared with the answer.
 */
export const sentDraft = (memberId: number, name: string): Draft<Sent> =>
  draft<Sent>(memberId, `sent.${name}`, true);

/** The name under which this is sent: the same as before for the same, until it is answered. */
export function keyOf(given: object, sent: Draft<Sent>): string {
  const text = JSON.stringify(given);
  const last = sent.read();
  if (last?.key && last.text === text) return last.key;
  const key = randomKey();
  sent.write({ key, text });
  return key;
}
