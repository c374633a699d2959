import { messageOf } from './api-error';

/** The parts of a data hook's answer that are shown. */
export interface Answered<Data> {
  data: Data | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => unknown;
}

/** Turns a data hook's answer into props for `AsyncView`: `<AsyncView {...viewOf(useTrust(id))} …>`. */
export const viewOf = <Data>({ data, error, isValidating, mutate }: Answered<Data>) => ({
  data,
  error,
  isLoading: isValidating,
  retry: () => mutate(),
  // Not the error itself, which may be the browser's own.
  errorMessage: (reason: unknown) => messageOf(reason),
});
