import { BLOG_TEXTS } from '@hearthside/contract/blog';
import type { ManagedBlog } from '@hearthside/contract/blog-shapes';
import { ApiError, isAway, messageOf } from '@/lib/api-error';
import { randomKey } from '@/lib/random-key';
import { blogBodyOf, type BlogDraft } from '../model/blog-draft';
import { blogProblems } from '../model/blog-problems';
import { blogApi } from './blog-api';

/** Where what is written stands: kept on the server, on its way, or why not. */
export type Keeping =
  | { state: 'kept'; savedAt?: string }
  | { state: 'typed' }
  /** It can't be kept as it is. */
  | { state: 'held'; message: string }
  | { state: 'saving' }
  | { state: 'failed'; message: string }
  /** Somebody else has changed the blog: nothing more is sent until that is settled. */
  | { state: 'conflict'; message: string; by: string; at: string };

export interface KeeperStart {
  /** Undefined for a blog that is not on the server yet. */
  id?: string;
  revision?: string;
  /** What the server has; what is written is compared to it by identity. */
  kept: BlogDraft;
}

/** How a blog is brought out with its saving: now, at an hour, or not. */
export type BringOut = { publish: boolean; publishAt: string | null };

/** Milliseconds of rest after which a draft is sent, and after which a failed one is sent again. */
const REST = 1500;
const AGAIN = 10_000;

/**
 * Sends what is written as the blog's draft, one call at a time, and holds the revision that each call needs and
 * answers. Saving and bringing out wait in the same line.
 */
export function blogKeeper(
  start: KeeperStart,
  tell: (keeping: Keeping) => void,
  /** What the server has of it by now; `begun`: a new blog is there from now on. */
  saved: (blog: ManagedBlog, begun: boolean) => void,
) {
  let { id, revision, kept } = start;
  let now = kept;
  let keeping: Keeping = { state: 'kept' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  // However often it is tried, a new blog is made once.
  const key = randomKey();

  const say = (next: Keeping) => {
    keeping = next;
    tell(next);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), ms);
  };
  const inLine = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const next = line.then(work, work);
    line = next.catch(() => undefined);
    return next;
  };
  const take = (blog: ManagedBlog) => {
    const begun = id === undefined;
    ({ id, revision } = blog);
    saved(blog, begun);
    return blog;
  };
  const keptAs = (draft: BlogDraft, savedAt?: string) => {
    kept = draft;
    if (now === kept) return say({ state: 'kept', savedAt });
    say({ state: 'typed' });
    later(REST);
  };
  const send = async (draft: BlogDraft, { publish, publishAt }: BringOut, auto: boolean) => {
    const body = { ...blogBodyOf(draft), publish, publishAt };
    const { blog } = await (id === undefined
      ? blogApi.create({ ...body, key })
      : blogApi.save({ id, ...body, auto, revision }));
    return take(blog);
  };
  const failed = (error: unknown) => {
    if (isConflict(error)) return say(conflictOf(error));
    say({ state: 'failed', message: messageOf(error) });
    if (isAway(error)) later(AGAIN);
  };

  /** Sends the draft now, if there is anything to send. Never rejects: `keeping` tells. */
  const keep = () =>
    inLine(async () => {
      clearTimeout(timer);
      if (now === kept || keeping.state === 'conflict') return;
      const draft = now;
      const [problem] = Object.values(blogProblems(draft));
      if (problem !== undefined) return say({ state: 'held', message: problem });
      say({ state: 'saving' });
      try {
        const blog = await send(draft, { publish: false, publishAt: null }, true);
        keptAs(draft, blog.updatedAt);
      } catch (error) {
        failed(error);
      }
    });

  return {
    keep,
    id: () => id,
    unsaved: () => now !== kept,
    revision: () => revision,
    /** What the blog is by now. */
    typed(draft: BlogDraft) {
      if (draft === now) return;
      now = draft;
      if (keeping.state === 'conflict') return;
      if (now !== kept) {
        if (keeping.state !== 'saving') say({ state: 'typed' });
        return later(REST);
      }
      clearTimeout(timer);
      if (keeping.state !== 'saving') say({ state: 'kept' });
    },
    /** Saves on purpose, and brings out where asked. Rejects as the call does. */
    save: (draft: BlogDraft, out: BringOut): Promise<ManagedBlog> =>
      inLine(async () => {
        clearTimeout(timer);
        try {
          const blog = await send(draft, out, false);
          keptAs(draft, blog.updatedAt);
          return blog;
        } catch (error) {
          if (isConflict(error)) say(conflictOf(error));
          else if (now !== kept) later(AGAIN);
          throw error;
        }
      }),
    /** The server has this now; what is written beyond it will be sent. Ends a conflict. */
    settled(draft: BlogDraft, blog: ManagedBlog) {
      take(blog);
      keptAs(draft, blog.updatedAt);
    },
    /** What the server has takes the place of what was written. */
    replaced(draft: BlogDraft, blog: ManagedBlog) {
      take(blog);
      clearTimeout(timer);
      now = draft;
      keptAs(draft);
    },
    stop() {
      clearTimeout(timer);
    },
  };
}

export type BlogKeeper = ReturnType<typeof blogKeeper>;

const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;

const conflictOf = ({ message, details }: ApiError): Keeping => ({
  state: 'conflict',
  message: message || BLOG_TEXTS.conflict,
  by: details.by ?? '',
  at: details.at ?? '',
});
