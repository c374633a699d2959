import { useEffect, useState } from 'react';
import { isAway } from '@/lib/api/api-error';
import type { ThreadStore } from '../../api/thread-store';
import type { ThreadView } from '../../api/thread-view';
import type { StoredThread } from './stored-thread';
import { useIsSlow } from './use-is-slow';

/** A thread as it is shown: `storedAt` is set where that is what the device has stored. */
interface Shown {
  view: ThreadView;
  storedAt: string | undefined;
}

/**
 * What this device has stored of a chat, in place of one that the server does not answer. The two are never mixed: once
 * it answers, the same messages are loaded from it, and then take the place of the stored ones, so that nothing moves
 * under who reads them and nothing is shown with a gap.
 */
export function useStoredThread(
  memberId: number,
  thread: ThreadStore,
  loaded: ThreadView,
  around: number | undefined,
): Shown {
  const { chatId } = thread;
  const { isLoading, error } = loaded;
  const isMissing = isLoading || error !== undefined;
  const isSlow = useIsSlow(isLoading);
  const isWanted = around === undefined && isMissing && (isAway(error) || isSlow);
  const [read, setStored] = useState<StoredThread>();
  const stored = read?.chatId === chatId && around === undefined ? read : undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void readStored(memberId, chatId).then((found) => !isLeft && setStored(found));
    return () => void (isLeft = true);
  }, [isWanted, memberId, chatId]);
  useEffect(() => {
    if (!stored || isMissing) return;
    let isLeft = false;
    const first = stored.view.messages[0]?.id ?? Infinity;
    void thread.loadBackTo(first, 1).then(() => !isLeft && setStored(undefined));
    return () => void (isLeft = true);
  }, [stored, isMissing, thread]);
  // A refusal is no lost connection: what was stored is not the member's any more.
  if (!stored || (error !== undefined && !isAway(error)))
    return { view: loaded, storedAt: undefined };
  return { view: stored.view, storedAt: stored.at };
}

/** The code for it may not be on the device. */
async function readStored(memberId: number, chatId: number): Promise<StoredThread | undefined> {
  try {
    const { storedThread } = await import('./stored-thread');
    return await storedThread(memberId, chatId);
  } catch {
    return undefined;
  }
}
