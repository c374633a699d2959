import type { FormDefinition } from '@hearthside/contract/form';
import { useReducer } from 'react';
import { formReducer } from '../model/form-reducer';
import { typingIn } from '../model/typing-in';
import { historyOf, withHistory } from '../model/with-history';

const reduce = withHistory(formReducer, typingIn);

/** A form that is being built, with what can be undone and done again. */
export function useFormHistory(start: FormDefinition) {
  const [history, dispatch] = useReducer(reduce, start, historyOf);
  return {
    form: history.now,
    dispatch,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}

export type FormDispatch = ReturnType<typeof useFormHistory>['dispatch'];
