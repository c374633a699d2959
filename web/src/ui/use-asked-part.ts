import { useEffect } from 'react';
import type { latePart } from './late-part';
import { toast } from './toast/toast';
import { useWanted } from './use-wanted';

/**
 * Code that a page can do without until somebody asks for it. It is fetched once the page is idle, or when it is asked
 * for. If it can't be fetched, that is said, `onFail` is called, and the next time tries again.
 */
export function useAskedPart<Part>(
  usePart: ReturnType<typeof latePart<Part>>,
  isAskedFor: boolean,
  onFail: () => void,
  isAllowed = true,
): { data: Part | undefined } {
  const isWanted = useWanted(isAskedFor);
  const { data, error, isLoading, retry } = usePart(isAllowed && isWanted);
  const hasFailed = isAskedFor && Boolean(error) && !isLoading;
  useEffect(() => {
    if (!hasFailed) return;
    toast.error('This could not be opened. Please try again.');
    onFail();
    retry();
  }, [hasFailed, onFail, retry]);
  return { data };
}

/** Code that is fetched when it is first asked for, and not before: few visits to its page need it. */
export const useOpenedPart = <Part>(
  usePart: ReturnType<typeof latePart<Part>>,
  isAskedFor: boolean,
  onFail: () => void,
) => useAskedPart(usePart, isAskedFor, onFail, isAskedFor);
