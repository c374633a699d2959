import type { FormDefinition } from '@hearthside/contract/form/fields';
import { useCallback, useReducer, useRef } from 'react';
import { formReducer } from '../model/form-reducer';
import { typingIn } from '../model/typing-in';
import { historyOf, withHistory } from '../model/with-history';

const reduce = withHistory(formReducer, typingIn);
type HistoryStep = Parameters<typeof reduce>[1];

/** After a pause of this many milliseconds, typing starts a new step. */
const REST = 1000;

/** A form that is edited, with what can be undone and redone. */
export function useFormHistory(start: FormDefinition) {
  const [history, take] = useReducer(reduce, start, historyOf);
  const last = useRef(0);
  const dispatch = useCallback((step: HistoryStep) => {
    const now = Date.now();
    if (now - last.current >= REST) take({ do: 'settle' });
    last.current = now;
    take(step);
  }, []);
  return {
    form: history.now,
    dispatch,
    /** The states that undo and redo lead to. Undefined if there is nothing to undo or redo. */
    undone: history.past.at(-1),
    redone: history.future[0],
  };
}

export type FormDispatch = ReturnType<typeof useFormHistory>['dispatch'];
