import type { ManagedBlog } from '@hearthside/contract/blog-shapes';
import { useEffect, useRef, useState } from 'react';
import { blogKeeper, type BlogKeeper, type KeeperStart, type Keeping } from '../api/blog-keeper';
import type { BlogDraft } from '../model/blog-draft';
import { forgetUnsent, keepUnsent } from '../model/kept-blog';

export interface BlogKeeping {
  keeper: BlogKeeper;
  keeping: Keeping;
  /** What is not kept may be lost: the member said so. */
  forget: () => void;
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
  onSaved: (blog: ManagedBlog, begun: boolean) => void,
): BlogKeeping {
  const [keeping, setKeeping] = useState<Keeping>({ state: 'kept' });
  const [keeper] = useState(() => blogKeeper(start, setKeeping, onSaved));
  const forgotten = useRef(false);
  const latest = useRef(draft);

  useEffect(() => {
    latest.current = draft;
    keeper.typed(draft);
  }, [keeper, draft]);

  const isKept = keeping.state === 'kept';
  const isNew = start.id === undefined;
  useEffect(() => {
    if (!isKept) return;
    forgetUnsent(memberId, keeper.id());
    // It may have been noted before it got its name.
    if (isNew) forgetUnsent(memberId, undefined);
  }, [keeper, isKept, isNew, memberId]);

  useEffect(() => {
    const note = () => {
      if (!keeper.unsaved() || forgotten.current) return forgetUnsent(memberId, keeper.id());
      keepUnsent(memberId, keeper.id(), { draft: latest.current, revision: keeper.revision() });
    };
    addEventListener('pagehide', note);
    return () => {
      removeEventListener('pagehide', note);
      note();
      keeper.stop();
    };
  }, [keeper, memberId]);

  return { keeper, keeping, forget: () => void (forgotten.current = true) };
}
