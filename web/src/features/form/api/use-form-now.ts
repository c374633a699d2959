import type { FormDetail } from '@hearthside/contract/form-endpoints';
import { useEffect, useState } from 'react';
import { formApi } from './form-api';

/** A form as it is now, asked for once: for paper, which is not refreshed. */
export function useFormNow(id: number): { data?: FormDetail; error?: unknown } {
  const [answer, setAnswer] = useState<{ data?: FormDetail; error?: unknown }>({});
  useEffect(() => {
    const abort = new AbortController();
    const settle = (now: typeof answer) => !abort.signal.aborted && setAnswer(now);
    formApi.detail({ id }, { signal: abort.signal }).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    );
    return () => abort.abort();
  }, [id]);
  return answer;
}
