import { messageOf } from './api-error';

/** What a data hook answers, as far as it is shown. */
export interface Answered<Data> {
  data: Data | undefined;
  error: unknown;
  isValidating: boolean;
  mutate: () => unknown;
}

/** A data hook's answer as `AsyncView` shows it: `<AsyncView {...viewOf(useTrust(id))} …>`. */
export const viewOf = <Data>({ data, error, isValidating, mutate }: Answered<Data>) => ({
  data,
  error,
  isLoading: isValidating,
  retry: () => mutate(),
  // Not the error itself, which may be the browser's own.
  errorMessage: (reason: unknown) => messageOf(reason),
});
