import { mayHavePets } from '@hearthside/contract/access';
import type { Me } from '@hearthside/contract/member/me';
import { useCallback, useState } from 'react';
import { useLive } from '@/lib/live/use-live';
import { useCareDays } from './home';
import { useFreshHome } from './use-fresh-home';

/**
 * The data of the first page, with today's care for whoever has some. Both are asked for at the same time, and nothing
 * is shown before both are there: the care stands first, and would push down the rest when it comes. If it does not
 * come, the rest is shown without it. A page that is shown stays: what becomes due later comes to it.
 */
export function useFirstData(me: Me) {
  const home = useFreshHome();
  const isAsked = mayHavePets(me) || Boolean(home.data?.care);
  const days = useCareDays(isAsked ? { daysAhead: 0 } : null);
  const { mutate } = days;
  const hasCare = Boolean(home.data?.care);
  // Its card keeps the days as they are. Before there is one, nothing else does.
  const isKept = hasCare || !isAsked;
  useLive(
    useCallback(() => {
      if (!isKept) void mutate();
    }, [isKept, mutate]),
    'care',
    'pet',
  );
  const [isShown, setShown] = useState(false);
  const waits = !isShown && hasCare && days.data === undefined && !days.error;
  if (!isShown && home.data && !waits) setShown(true);
  return {
    home: waits ? { ...home, data: undefined } : home,
    care: days.data && { days: days.data },
  };
}

export type TodaysCare = NonNullable<ReturnType<typeof useFirstData>['care']>;
