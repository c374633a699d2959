import { useEffect, useState } from 'react';

/** An answer that was asked for once. */
export interface Now<Data> {
  data: Data | undefined;
  error: unknown;
  isLoading: boolean;
  retry: () => void;
}

/**
 * Asks once and keeps the answer. What somebody decides by, or what goes on paper, must be as it is
 * at this moment and not as a cache remembers it, and must not change while it is looked at.
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
