import { useEffect, useState } from 'react';
import { useInvalidate } from '@/lib/swr-config';
import {
  blogKeeper,
  type Answered,
  type BlogKeeper,
  type KeeperEars,
  type Keeping,
} from '../api/blog-keeper';
import type { KeeperStart } from '../api/blog-sender';
import type { BlogDraft } from '../model/blog-draft';
import { forgetUnsent, keepUnsent } from '../model/kept-blog';

export interface BlogKeeping {
  keeper: BlogKeeper;
  keeping: Keeping;
  /** What is not kept may be lost: the member said so. */
  forget: () => void;
}

/** States in which there is something to note: nothing gets to the server by itself, or it has all. */
const TO_NOTE: Keeping['state'][] = ['kept', 'held', 'waits', 'failed', 'conflict'];

/** A keeper that notes in this tab what the server has not got. */
function notingKeeper(memberId: number, start: KeeperStart, ears: KeeperEars) {
  let isForgotten = false;
  const late = () => {
    note();
    ears.late();
  };
  const keeper = blogKeeper(start, { ...ears, late });
  const note = () => {
    const id = keeper.id();
    // It may have been noted before it got its name.
    if (start.id === undefined && id !== undefined) forgetUnsent(memberId, undefined);
    const unsent = isForgotten ? undefined : keeper.unsent();
    if (unsent) keepUnsent(memberId, id, unsent);
    else forgetUnsent(memberId, id);
  };
  return { keeper, note, forget: () => void (isForgotten = true) };
}

/**
 * Keeps what is written as a draft on the server, and what has not got there yet in this tab: a reload in the
 * wrong moment loses nothing.
 */
export function useBlogKeeping(
  memberId: number,
  start: KeeperStart,
  draft: BlogDraft,
  /** The server's word on the blog. Taken at the beginning. */
  onSaved: (answered: Answered) => void,
): BlogKeeping {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'kept' });
  const invalidate = useInvalidate();
  const [{ keeper, note, forget }] = useState(() => {
    const late = () => void invalidate('blog', 'history');
    const saved = (answered: Answered) => {
      onSaved(answered);
      late();
    };
    return notingKeeper(memberId, start, { tell: setKeeping, saved, late });
  });

  useEffect(() => keeper.typed(draft), [keeper, draft]);
  // Once the keeper knows what is written: what the page before had noted is compared before it is forgotten.
  useEffect(() => {
    if (TO_NOTE.includes(keeping.state)) note();
  }, [note, keeping]);

  useEffect(() => {
    keeper.go();
    // Phones throw away pages in the background without another word.
    const hidden = () => void (document.visibilityState === 'hidden' && note());
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', note);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', note);
      note();
      keeper.stop();
    };
  }, [keeper, note]);

  return { keeper, keeping, forget };
}
