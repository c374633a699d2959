import type { Home } from '@hearthside/contract/member/home';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { useMe } from '@/features/session';
import { useInvalidate } from '@/lib/api/swr-config';
import { latePart } from '@/ui/late-part';
import { withMarks, type ShownPet } from '../model/shown-pet';
import { homeMatches } from './home';

/** The code that sends marks comes late, and only where a pet has something to be marked. */
const useMarksCode = latePart(async () => {
  const { isOnItsWay, markOutboxOf, settledBy } = await import('@/features/care');
  return { isOnItsWay, markOutboxOf, settledBy };
});

const NONE: readonly never[] = [];
const noItems = () => NONE;
const noChanges = () => () => undefined;

/**
 * The pets, with what is next for each as the member has marked it, on this device or in another of its tabs. The server
 * has such a mark a moment later or, without a connection, much later.
 */
export function useWithOwnMarks(pets: Home['pets']['first']): readonly ShownPet[] {
  const { id } = useMe();
  const code = useMarksCode(pets.some(({ next }) => next !== null)).data;
  const outbox = code?.markOutboxOf(id);
  const { mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  useEffect(() => {
    if (!code || !outbox) return;
    outbox.start();
    return outbox.onSent((sent) => {
      const { settledBy } = code;
      // Before the mark leaves the outbox, so that the dose does not stand there as open until the answer is there.
      if (sent)
        void mutate(
          homeMatches,
          (home?: Home) =>
            home && {
              ...home,
              pets: {
                ...home.pets,
                first: withMarks(home.pets.first, (one) => settledBy(one, [sent.mark])),
              },
            },
          { revalidate: false },
        );
      void invalidate(homeMatches);
    });
  }, [code, outbox, mutate, invalidate]);
  const unsent = useSyncExternalStore(outbox?.subscribe ?? noChanges, outbox?.items ?? noItems);
  return useMemo(
    () =>
      code ? withMarks(pets, (one) => code.settledBy(one, unsent.filter(code.isOnItsWay))) : pets,
    [code, pets, unsent],
  );
}
