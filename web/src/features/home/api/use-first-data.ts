import { mayHavePets } from '@hearthside/contract/access';
import type { Me } from '@hearthside/contract/member/me';
import { useCareDays } from './home';
import { useFreshHome } from './use-fresh-home';

/**
 * The data of the first page, with today's care for whoever has some. Both are asked for at the same time, and nothing
 * is shown before both are there: the care stands first, and would push down the rest when it comes. If it does not
 * come, the rest is shown without it.
 */
export function useFirstData(me: Me) {
  const home = useFreshHome();
  const isAsked = mayHavePets(me) || Boolean(home.data?.care);
  const days = useCareDays(isAsked ? { daysAhead: 0 } : null);
  const waits = Boolean(home.data?.care) && days.data === undefined && !days.error;
  return {
    home: waits ? { ...home, data: undefined } : home,
    care: days.data && { days: days.data },
  };
}

export type TodaysCare = NonNullable<ReturnType<typeof useFirstData>['care']>;
