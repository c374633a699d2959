import { randomKey } from '@/lib/random-key';

/**
 * Idempotency keys for uploads, so that a repetition after a lost answer is recognized. Other details get another
 * key.
 */
export class SentKeys {
  readonly #sent = new Map<string, { key: string; said: string }>();

  keyFor(id: string, fields: object): string {
    const said = JSON.stringify(fields);
    const before = this.#sent.get(id);
    if (before?.said === said) return before.key;
    const key = randomKey();
    this.#sent.set(id, { key, said });
    return key;
  }

  /** It has arrived. The same once more is a new upload. */
  arrived(id: string) {
    this.#sent.delete(id);
  }
}
