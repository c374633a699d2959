import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { isAway, messageOf } from '@/lib/api/api-error';
import type { BlogDraft } from '../model/blog-draft';
import { blogProblems } from '../model/blog-problems';
import type { UnsentBlog } from '../model/unsent-blog';
import { answeredDraft } from '../model/renewed-draft';
import { sameDraft } from '../model/same-draft';
import { conflictOf, isConflict, type Conflict } from './blog-conflict-error';
import { blogSender, NOT_PUBLISHED, type PublishChoice, type AutosaveStart } from './blog-sender';

/** Where what is written stands: kept on the server, on its way, or why not. */
export type SaveState =
  | { state: 'kept'; savedAt?: string }
  | { state: 'typed' }
  /** It can't be kept as it is. */
  | { state: 'held'; message: string }
  /** It comes out by itself: half a sentence would come out with it, so it is saved on purpose only. */
  | { state: 'waits'; publishAt: string }
  | { state: 'saving' }
  | { state: 'failed'; message: string }
  | Conflict;

/** What the server has of a blog by now. */
export interface Answered {
  blog: ManagedBlog;
  /** A new blog is there from now on. */
  begun: boolean;
  /** To what of it the server has answered. */
  sent?: BlogDraft;
}

/** Who is told. Once the form is closed, only `late`: what was on its way then has arrived. */
export interface AutosaveListeners {
  onState: (saveState: SaveState) => void;
  saved: (answered: Answered) => void;
  late: () => void;
}

/** Milliseconds of rest after which a draft is sent, and after which a failed one is sent again. */
const REST = 1500;
const AGAIN = 10_000;

/**
 * Sends what is written as the blog's draft, one call at a time. Saving and bringing out wait in the same line.
 */
export function blogAutosave(start: AutosaveStart, listeners: AutosaveListeners) {
  const sender = blogSender(start);
  let { kept } = start;
  let now = kept;
  let saveState: SaveState = { state: 'kept' };
  let isNew = start.id === undefined;
  let publishAt = start.publishAt ?? null;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<unknown> = Promise.resolve();

  const unsaved = () => sender.isWaiting() || !sameDraft(now, kept);
  const say = (next: SaveState) => {
    saveState = next;
    if (!stopped) listeners.onState(next);
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void keep(), ms);
  };
  const inLine = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const next = line.then(work, work);
    line = next.catch(() => undefined);
    return next;
  };
  const applyAnswer = (blog: ManagedBlog, draft: BlogDraft, sent?: BlogDraft) => {
    kept = draft;
    ({ publishAt } = blog);
    const begun = isNew;
    isNew = false;
    if (stopped) return listeners.late();
    listeners.saved({ blog, begun, ...(sent && { sent }) });
    if (!unsaved()) return say({ state: 'kept', ...(sent && { savedAt: blog.updatedAt }) });
    say({ state: 'typed' });
    later(REST);
  };
  const send = async (draft: BlogDraft, out: PublishChoice, auto: boolean) => {
    const blog = await sender.send(draft, out, auto);
    now = answeredDraft(now, draft, blog);
    applyAnswer(blog, answeredDraft(draft, draft, blog), draft);
    return blog;
  };

  /** Sends the draft now, if there is anything to send. Never rejects: `keeping` tells. */
  const keep = async () => {
    if (stopped) return;
    await inLine(async () => {
      clearTimeout(timer);
      if (!unsaved() || saveState.state === 'conflict') return;
      const [problem] = Object.values(blogProblems(now));
      if (problem !== undefined) return say({ state: 'held', message: problem });
      if (publishAt !== null) return say({ state: 'waits', publishAt });
      say({ state: 'saving' });
      try {
        await send(now, NOT_PUBLISHED, true);
      } catch (error) {
        if (isConflict(error)) return say(conflictOf(error));
        say({ state: 'failed', message: messageOf(error) });
        if (isAway(error)) later(AGAIN);
      }
    });
  };

  return {
    keep,
    unsaved,
    id: sender.id,
    revision: sender.revision,
    /** What a reload would lose; undefined where the server has all. */
    unsent: (): UnsentBlog | undefined =>
      unsaved() ? { draft: now, revision: sender.revision(), ...sender.unanswered() } : undefined,
    /** What the blog is by now. */
    typed(draft: BlogDraft) {
      sender.shows(draft.slug);
      const isSame = sameDraft(draft, now);
      now = draft;
      if (isSame || saveState.state === 'conflict') return;
      if (unsaved()) {
        if (saveState.state !== 'saving') say({ state: 'typed' });
        return later(REST);
      }
      clearTimeout(timer);
      if (saveState.state !== 'saving') say({ state: 'kept' });
    },
    /** Saves on purpose, and brings out where asked. Rejects as the call does. */
    save: (draft: BlogDraft, out: PublishChoice): Promise<ManagedBlog> =>
      inLine(async () => {
        clearTimeout(timer);
        try {
          return await send(draft, out, false);
        } catch (error) {
          if (isConflict(error)) say(conflictOf(error));
          else if (unsaved()) later(AGAIN);
          throw error;
        }
      }),
    /**
     * Takes away the hour at which it comes out: what is written is kept by itself again. Rejects as the call does.
     */
    cancelSchedule: (): Promise<ManagedBlog> =>
      inLine(async () => {
        try {
          const blog = await sender.cancelSchedule();
          applyAnswer(blog, kept);
          return blog;
        } catch (error) {
          if (isConflict(error)) say(conflictOf(error));
          throw error;
        }
      }),
    /** The server has this now, and what is written goes over it. Ends a conflict. */
    settled(theirs: BlogDraft, blog: ManagedBlog) {
      sender.goOver(blog);
      applyAnswer(blog, theirs);
    },
    /** What the server has takes the place of what was written. */
    replaced(theirs: BlogDraft, blog: ManagedBlog) {
      sender.startFrom(blog);
      clearTimeout(timer);
      now = theirs;
      applyAnswer(blog, theirs);
    },
    /** Begins again after a stop, as development stops and begins everything once. */
    go() {
      stopped = false;
      if (unsaved()) later(REST);
    },
    isStopped: () => stopped,
    /** The form is closed: what is on its way still gets there. */
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

export type BlogAutosave = ReturnType<typeof blogAutosave>;
