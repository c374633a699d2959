import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { isAway, isChangedMeanwhile, messageOf } from '@/lib/api/api-error';
import type { BlogDraft } from '../model/blog-draft';
import { blogProblems } from '../model/blog-problems';
import type { UnsentBlog } from '../model/unsent-blog';
import { answeredDraft } from '../model/renewed-draft';
import { sameDraft } from '../model/same-draft';
import { conflictOf, type Conflict } from './blog-conflict-error';
import { blogSender, NOT_PUBLISHED, type PublishChoice, type AutosaveStart } from './blog-sender';

/** Where the text stands: saved on the server, being sent, or why not. */
export type SaveState =
  | { state: 'kept'; savedAt?: string }
  | { state: 'typed' }
  /** It can't be saved as it is. */
  | { state: 'held'; message: string }
  /** The blog is scheduled. An unfinished sentence would be published with it, so it is only saved on request. */
  | { state: 'waits'; publishAt: string }
  | { state: 'saving' }
  | { state: 'failed'; message: string }
  | Conflict;

/** What the server has of a blog now. */
export interface Answered {
  blog: ManagedBlog;
  /** Whether the blog has just been created. */
  begun: boolean;
  /** The draft that the server has answered. */
  sent?: BlogDraft;
}

/** The listeners. Once the form is closed, only `late` is called: what was being sent then has arrived. */
export interface AutosaveListeners {
  onState: (saveState: SaveState) => void;
  saved: (answered: Answered) => void;
  late: () => void;
}

/** How long the author must pause before a draft is sent, and how long to wait after a failure, in milliseconds. */
const REST = 1500;
const AGAIN = 10_000;

/** Sends the text as the blog's draft, one call at a time. Saving on request and publishing wait in the same queue. */
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

  /** Sends the draft now, if there is anything to send. Never rejects: `onState` reports a failure. */
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
        if (isChangedMeanwhile(error)) return say(conflictOf(error));
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
    /** What a reload would lose. Undefined if the server has everything. */
    unsent: (): UnsentBlog | undefined =>
      unsaved() ? { draft: now, revision: sender.revision(), ...sender.unanswered() } : undefined,
    /** Called with the blog's current text. */
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
    /** Saves on request, and publishes if asked. Rejects as the call does. */
    save: (draft: BlogDraft, out: PublishChoice): Promise<ManagedBlog> =>
      inLine(async () => {
        clearTimeout(timer);
        try {
          return await send(draft, out, false);
        } catch (error) {
          if (isChangedMeanwhile(error)) say(conflictOf(error));
          else if (unsaved()) later(AGAIN);
          throw error;
        }
      }),
    /** Cancels the publish time, so that autosaving starts again. Rejects as the call does. */
    cancelSchedule: (): Promise<ManagedBlog> =>
      inLine(async () => {
        try {
          const blog = await sender.cancelSchedule();
          applyAnswer(blog, kept);
          return blog;
        } catch (error) {
          if (isChangedMeanwhile(error)) say(conflictOf(error));
          throw error;
        }
      }),
    /** The server has this version now, and the next save overwrites it. Ends a conflict. */
    settled(theirs: BlogDraft, blog: ManagedBlog) {
      sender.goOver(blog);
      applyAnswer(blog, theirs);
    },
    /** The server's version replaces what was written. */
    replaced(theirs: BlogDraft, blog: ManagedBlog) {
      sender.startFrom(blog);
      clearTimeout(timer);
      now = theirs;
      applyAnswer(blog, theirs);
    },
    /** Starts again after a stop, because in development React runs every effect twice. */
    go() {
      stopped = false;
      if (unsaved()) later(REST);
    },
    isStopped: () => stopped,
    /** The form is closed. What is being sent still arrives. */
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

export type BlogAutosave = ReturnType<typeof blogAutosave>;
