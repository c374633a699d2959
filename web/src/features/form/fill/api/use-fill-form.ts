import { useState } from 'react';
import useSWR from 'swr';
import { formApi } from '../../api/form-api';
import { formKeys } from '../../api/keys';

let openings = 0;
const nextOpening = () => (openings += 1);

/**
 * A form to fill, asked for anew each time it is opened: an answer of the last time would be older than what was
 * typed since. What happens to it later, the keeper asks for. Nothing is asked without an id.
 */
export function useFillForm(formId: number) {
  const [opening] = useState(nextOpening);
  return useSWR(
    formId === 0 ? null : ([...formKeys.fill(formId), opening] as const),
    ([, , asked]) => formApi.open({ formId: asked }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}
