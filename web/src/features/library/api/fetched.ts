import { LIBRARY_TEXTS } from '@hearthside/contract/library/fields';
import type { BareFetcher, Middleware } from 'swr';
import { ApiError } from '@/lib/api/api-error';

/** An answer. If something in front of the API refused without a message, the error shows the status (part 2 §8). */
export const fetched = <Answered>(answer: Promise<Answered>): Promise<Answered> =>
  answer.catch((error: unknown) => {
    const isMute = error instanceof ApiError && !error.told;
    throw isMute ? new ApiError(error.status, LIBRARY_TEXTS.httpError(error.status)) : error;
  });

const saying =
  <Data>(fetcher: BareFetcher<Data>): BareFetcher<Data> =>
  (...asked: unknown[]) =>
    fetched(fetcher(...asked) as Promise<Data>);

/** The same for a hook that reads. */
export const keepsStatus: Middleware = (useNext) =>
  function useFetched(key, fetcher, config) {
    return useNext(key, fetcher && saying(fetcher), config);
  };
