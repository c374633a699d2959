import { randomKey } from '@/lib/random-key';

/** Names sendings, so that a repetition after a lost answer is known; with other details it is another sending. */
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

  /** It has arrived: the same once more is another one. */
  arrived(id: string) {
    this.#sent.delete(id);
  }
}
