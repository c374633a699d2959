import { useCallback, useRef } from 'react';
import { randomKey } from '@/lib/random-key';

/**
 * For calls that make something: the same once more, because no answer came to the first, carries the same
 * key, by which the server knows it.
 */
export function useSameKey() {
  const last = useRef({ text: '', key: '' });
  return useCallback(
    async <Answer>(given: object, call: (key: string) => Promise<Answer>): Promise<Answer> => {
      const text = JSON.stringify(given);
      if (last.current.text !== text) last.current = { text, key: randomKey() };
      const answer = await call(last.current.key);
      last.current = { text: '', key: '' };
      return answer;
    },
    [],
  );
}
