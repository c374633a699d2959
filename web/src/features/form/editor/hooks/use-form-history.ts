import type { FormDefinition } from '@hearthside/contract/form/fields';
import { useCallback, useReducer, useRef } from 'react';
import { formReducer } from '../model/form-reducer';
import { typingIn } from '../model/typing-in';
import { historyOf, withHistory } from '../model/with-history';

const reduce = withHistory(formReducer, typingIn);
type HistoryStep = Parameters<typeof reduce>[1];

/** Milliseconds of rest after which what is typed next is a step of its own. */
const REST = 1000;

/** A form that is being built, with what can be undone and done again. */
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
    /** What an undo and a redo lead to; undefined where there is nothing to take back or bring again. */
    undone: history.past.at(-1),
    redone: history.future[0],
  };
}

export type FormDispatch = ReturnType<typeof useFormHistory>['dispatch'];
