/**
 * The outcome of a row of states: the answer to the last one that succeeded, and the error if the last of all failed.
 */
export interface Row<Answer> {
  kept?: Answer;
  error?: unknown;
}

/**
 * Sends states one after the other. If several arrive while one is being sent, only the latest is sent next, because
 * each state includes the choices of those before it. All callers get the outcome of the row.
 */
export function oneAtATime<State extends object, Answer>(send: (state: State) => Promise<Answer>) {
  let waiting: State | undefined;
  let running: Promise<Row<Answer>> | undefined;

  async function run(): Promise<Row<Answer>> {
    let row: Row<Answer> = {};
    // A state that failed is included in the next one, which may succeed.
    while (waiting) {
      const state = waiting;
      waiting = undefined;
      row = await send(state).then(
        (kept) => ({ kept }),
        (error: unknown) => ({ ...row, error }),
      );
    }
    running = undefined;
    return row;
  }

  return (state: State): Promise<Row<Answer>> => {
    waiting = state;
    running ??= run();
    return running;
  };
}
