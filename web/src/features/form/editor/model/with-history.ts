/** A state with the states before it and, after an undo, those that can be redone. */
export interface History<State> {
  past: readonly State[];
  now: State;
  future: readonly State[];
  /** What the last step was about, while further actions may join it, such as typing into one field. */
  going?: string;
}

export type HistoryAction<State> =
  | { do: 'undo' }
  | { do: 'redo' }
  /** The next action starts a new step, even if it is about the same thing. */
  | { do: 'settle' }
  /** Starts over with another state. */
  | { do: 'restart'; now: State }
  /**
   * Replaces a state with another, such as the server's version of it, unless the state has changed in the meantime.
   */
  | { do: 'adopt'; instead: State; now: State }
  /** Applies a change to every state, such as ids that the server has assigned. It can't be undone. */
  | { do: 'rewrite'; change: (state: State) => State };

/** How many steps can be undone. Older ones are dropped. States share unchanged parts. */
const STEPS = 1000;

export const historyOf = <State>(now: State): History<State> => ({ past: [], now, future: [] });

/**
 * Adds undo and redo to a reducer. An action that returns the same object adds no step. Consecutive actions with the
 * same `about` are one step until they are settled, so that undo removes words and not letters.
 */
export function withHistory<State, Action extends { do: string }>(
  reducer: (state: State, action: Action) => State,
  about: (action: Action) => string | undefined = () => undefined,
) {
  return (history: History<State>, action: Action | HistoryAction<State>): History<State> => {
    if (isOwn<State>(action)) return OWN[action.do](history, action as never);
    const now = reducer(history.now, action as Action);
    if (now === history.now) return history;
    const going = about(action as Action);
    const goesOn = going !== undefined && going === history.going;
    const past = goesOn ? history.past : [...history.past, history.now].slice(-STEPS);
    return { past, now, future: [], going };
  };
}

const isOwn = <State>(action: { do: string }): action is HistoryAction<State> => action.do in OWN;

type Own = {
  [Do in HistoryAction<unknown>['do']]: <State>(
    history: History<State>,
    action: Extract<HistoryAction<State>, { do: Do }>,
  ) => History<State>;
};

const OWN: Own = {
  undo: (history) => {
    const now = history.past.at(-1);
    if (now === undefined) return history;
    return { past: history.past.slice(0, -1), now, future: [history.now, ...history.future] };
  },
  redo: (history) => {
    const [now, ...future] = history.future;
    if (now === undefined) return history;
    return { past: [...history.past, history.now], now, future };
  },
  settle: (history) => (history.going === undefined ? history : { ...history, going: undefined }),
  restart: (_, { now }) => historyOf(now),
  adopt: (history, { instead, now }) =>
    history.now === instead ? { ...history, now, going: undefined } : history,
  rewrite: ({ past, now, future }, { change }) => ({
    past: past.map(change),
    now: change(now),
    future: future.map(change),
  }),
};
