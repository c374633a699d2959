/** Begins an edit; `back` moves the focus to where it was asked for, once the edit ends. */
export type BeginEdit = (back: () => void) => void;

/** Lets the composer begin the edit of a message in the thread, which it knows nothing of. */
export class EditRequests {
  readonly #rows = new Map<number, BeginEdit>();

  /** A message is shown and can begin its edit, until the returned function is called. */
  readonly listen = (messageId: number, begin: BeginEdit): (() => void) => {
    this.#rows.set(messageId, begin);
    return () => {
      if (this.#rows.get(messageId) === begin) this.#rows.delete(messageId);
    };
  };

  /** Begins the edit of a message. False if it is not shown. */
  readonly ask = (messageId: number, back: () => void): boolean => {
    const begin = this.#rows.get(messageId);
    begin?.(back);
    return begin !== undefined;
  };
}
