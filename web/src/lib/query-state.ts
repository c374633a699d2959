import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** How a list's state is read from an address and written into one. */
export interface QueryShape<State> {
  parse(params: URLSearchParams): State;
  format(state: State): URLSearchParams;
}

/**
 * A list's search, sort, filters and page, stored in the address: reload, back and a shared link show the same list.
 * A change with `replace` adds no step for the back button.
 */
export function useQueryState<State extends object>(shape: QueryShape<State>) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => shape.parse(params), [params, shape]);
  const change = useCallback(
    (patch: Partial<State>, options?: NavigateOptions) =>
      setParams((now) => shape.format({ ...shape.parse(now), ...patch }), options),
    [setParams, shape],
  );
  return [state, change] as const;
}
