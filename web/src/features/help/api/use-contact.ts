import { useCallback, useRef } from 'react';
import { randomKey } from '@/lib/random-key';
import { useInvalidate } from '@/lib/api/swr-config';
import { helpApi } from './help-api';

/**
 * Writes to the team. The same message sent once more, because no answer came to the first, carries the same
 * key, by which the server knows it.
 */
export function useContact() {
  const invalidate = useInvalidate();
  const last = useRef({ text: '', key: '' });
  return useCallback(
    async (about: string, message: string) => {
      const text = `${about}\n${message}`;
      if (last.current.text !== text) last.current = { text, key: randomKey() };
      const answer = await helpApi.contact({ about, message, key: last.current.key });
      last.current = { text: '', key: '' };
      void invalidate('inbox');
      return answer;
    },
    [invalidate],
  );
}
