import { useEffect, useState } from 'react';

/** An answer that was requested once. */
export interface Now<Data> {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Requests once and keeps the answer. What someone bases a decision on, or prints, must be current and not from a
 * cache, and must not change while they look at it.
 */
export function useNow<Data>(ask: () => Promise<Data>): Now<Data> {
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ turn: number; data?: Data; error?: unknown }>();
  useEffect(() => {
    let live = true;
    ask().then(
      (data) => live && setAnswer({ turn, data }),
      (error: unknown) => live && setAnswer({ turn, error }),
    );
    return () => {
      live = false;
    };
  }, [ask, turn]);
  return {
    data: answer?.data,
    error: answer?.error,
    isLoading: answer?.turn !== turn,
    retry: () => setTurn(turn + 1),
  };
}
