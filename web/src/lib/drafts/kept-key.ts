import { draft, type Draft } from './draft';
import { randomKey } from '../random-key';

/** What was last sent without getting an answer, and the idempotency key it was sent with. */
export interface Sent {
  key: string;
  text: string;
}

/**
 * What a form sends to create something. It stays in this tab when the form is closed or the page is reloaded:
 * sending the same again after the connection broke creates it only once. Clear it when the answer arrives.
 */
export const sentDraft = (memberId: number, name: string): Draft<Sent> =>
  draft<Sent>(memberId, `sent.${name}`, true);

/** The idempotency key for this input. The same input has the same key until it is answered. */
export function keyOf(given: object, sent: Draft<Sent>): string {
  const text = JSON.stringify(given);
  const last = sent.read();
  if (last?.key && last.text === text) return last.key;
  const key = randomKey();
  sent.write({ key, text });
  return key;
}
