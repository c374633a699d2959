import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQueryState } from '@/lib/query-state';
import { randomKey } from '@/lib/random-key';
import { useWaiting } from '../api/queue';
import { nextWaiting, orderIn, placeOf } from '../model/queue-order';
import { queueQuery, type QueueItemId } from '../model/queue-query';

/** Whether another item has been shown before in this visit, so that the focus has to follow to the new one. */
function useMoved(item: QueueItemId | undefined): boolean {
  const [seen, setSeen] = useState({ item, moved: false });
  if (item !== seen.item) setSeen({ item, moved: seen.item !== undefined });
  return seen.moved;
}

/**
 * A queue while it is worked. Which queue and which item is in the address, and the order of its items is stored with
 * it in the browser's history. So reload and Back show the same item at the same place.
 */
export function useRound() {
  const [query, change] = useQueryState(queueQuery);
  const [opening, setOpening] = useState(randomKey);
  const waiting = useWaiting(query, opening);
  const stored = orderIn(useLocation().state);
  const order = stored ?? waiting.data?.ids;
  const item = query.item ?? order?.[0];
  const moved = useMoved(item);

  useEffect(() => {
    const isStored = stored !== undefined && query.item === item;
    if (!isStored && order) change({ item }, { replace: true, state: { order } });
  }, [stored, order, query.item, item, change]);

  const go = useCallback(
    (to: QueueItemId) => change({ item: to, submission: undefined }, { state: { order } }),
    [change, order],
  );
  const left = waiting.data;
  return {
    query,
    waiting,
    order,
    item,
    moved,
    place: order && item !== undefined ? placeOf(order, item) : undefined,
    go,
    /** Goes on after a decision. */
    goOn: () => {
      if (order && item !== undefined) go(nextWaiting(order, item, new Set(left?.ids ?? order)));
    },
    /** The link that shows another submission of the same member. It is no step in the queue. */
    look: (submission: number) => ({
      to: `?${queueQuery.format({ ...query, item, submission })}`,
      state: { order },
      replace: true,
    }),
    /** Begins again with what waits now. */
    restart: () => {
      setOpening(randomKey());
      change({ item: undefined, submission: undefined }, { state: null });
    },
  };
}

export type Round = ReturnType<typeof useRound>;
