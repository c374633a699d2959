import { useCallback, useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useInvalidate, type Key, type Stale } from './swr-config';
import type { RequestOptions } from './transport';

/** What a change makes stale: always the same, or depending on the input. */
type StaleAfter<Input> = readonly Stale[] | ((input: Input) => readonly Stale[]);

const staleOf = <Input>(stale: StaleAfter<Input>, input: Input) =>
  typeof stale === 'function' ? stale(input) : stale;

/** What follows after a change of the server's data. */
export interface Change<Input, Answer> {
  /** What is requested again after the change, if it is on screen. */
  invalidates?: StaleAfter<Input>;
  /** The same after a failure. A failure can bring something new too: someone else may have been faster. */
  invalidatesOnError?: StaleAfter<Input>;
  /** The read that has the same answer as this change. That answer is shown at once. */
  answers?: (input: Input) => Key<Answer>;
  onSuccess?: (answer: Answer, input: Input) => void;
}

/** A call of the API. Rejects with an `ApiError` if it is refused. */
type Trigger<Input, Answer> =
  Record<never, never> extends Input
    ? (input?: Input, options?: RequestOptions) => Promise<Answer>
    : (input: Input, options?: RequestOptions) => Promise<Answer>;

/** What a component gets for a change. Calls of one hook may overlap: each gets its own answer. */
export interface Mutation<Input, Answer> {
  trigger: Trigger<Input, Answer>;
  isMutating: boolean;
}

/** What a component gets for an upload. */
export interface Upload<Input, Answer> {
  trigger: Trigger<Input, Answer>;
  /** Percent uploaded, 0 to 100; undefined while nothing is uploading. */
  percent: number | undefined;
  /** Cancels the upload: `trigger` rejects with an `AbortedError`. */
  cancel: () => void;
}

type AnyCall = (input?: object, options?: RequestOptions) => Promise<unknown>;

/** Calls the API for a component and refreshes what the change made stale; `resource` makes hooks of it. */
export function useMutation(
  call: AnyCall,
  change: Change<object, unknown>,
): Mutation<object, unknown> {
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  const [running, setRunning] = useState(0);
  const trigger = useCallback(
    async (input: object = {}, options?: RequestOptions) => {
      const { invalidates = [], invalidatesOnError = [], answers, onSuccess } = change;
      setRunning((count) => count + 1);
      try {
        const answer = await call(input, options).catch((error: unknown) => {
          void invalidate(...staleOf(invalidatesOnError, input));
          throw error;
        });
        if (answers) void mutate(answers(input), answer, { revalidate: false });
        onSuccess?.(answer, input);
        void invalidate(...staleOf(invalidates, input));
        return answer;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [call, change, mutate, invalidate],
  );
  return { trigger, isMutating: running > 0 };
}

/** Uploads a file for a component, and cancels the upload when the component leaves the screen. */
export function useUpload(call: AnyCall, change: Change<object, unknown>): Upload<object, unknown> {
  const { trigger: send } = useMutation(call, change);
  const [percent, setPercent] = useState<number>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);
  const trigger = useCallback(
    async (input: object = {}, options?: RequestOptions) => {
      abort.current = new AbortController();
      setPercent(0);
      try {
        return await send(input, {
          signal: abort.current.signal,
          onProgress: (share) => setPercent(Math.floor(share * 100)),
          ...options,
        });
      } finally {
        setPercent(undefined);
      }
    },
    [send],
  );
  const cancel = useCallback(() => abort.current?.abort(), []);
  return { trigger, percent, cancel };
}
