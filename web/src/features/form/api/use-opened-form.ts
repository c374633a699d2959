import { useState } from 'react';
import useSWR from 'swr';
import { randomKey } from '@/lib/random-key';
import { formApi } from './form-api';

/**
 * A form to be built, asked for anew at every opening: what the data cache had of it may be older than its draft.
 * Nothing is asked without an id.
 */
export function useOpenedForm(id: number | undefined) {
  const [opening] = useState(() => randomKey());
  return useSWR(
    id === undefined ? null : (['form', 'opened', id, opening] as const),
    ([, , asked]) => formApi.detail({ id: asked }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
}
