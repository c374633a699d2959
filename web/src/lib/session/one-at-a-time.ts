/** What became of a row of states: the answer to the last that got through, and why the last of all did not. */
export interface Row<Answer> {
  kept?: Answer;
  error?: unknown;
}

/**
 * Sends states one after the other. Of several that come while one is on its way only the latest is sent: each holds
 * what those before it chose. All are told what became of the row.
 */
export function oneAtATime<State extends object, Answer>(send: (state: State) => Promise<Answer>) {
  let waiting: State | undefined;
  let running: Promise<Row<Answer>> | undefined;

  async function run(): Promise<Row<Answer>> {
    let row: Row<Answer> = {};
    // One that fails is in the next one too, which may get through.
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
