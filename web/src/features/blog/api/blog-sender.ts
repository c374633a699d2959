import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { isAway } from '@/lib/api/api-error';
import { randomKey } from '@/lib/random-key';
import { blogBodyOf, type BlogDraft } from '../model/blog-draft';
import { hasArrived, sameDraft } from '../model/same-draft';
import { blogs } from './blogs';
import { isConflict } from './blog-conflict-error';

export interface AutosaveStart {
  /** Undefined for a blog that is not on the server yet. */
  id?: string;
  revision?: string;
  /** When it comes out by itself: it is saved on purpose only. */
  publishAt?: string | null;
  /** What the server has; what is written is compared to it. */
  kept: BlogDraft;
  /** What was sent before a reload and never answered. */
  sent?: BlogDraft[];
  /** By which a new blog was sent then. */
  key?: string;
}

/** How a blog is brought out with its saving: now, at an hour, or not. */
export type PublishChoice = { publish: boolean; publishAt: string | null };

export const NOT_PUBLISHED: PublishChoice = { publish: false, publishAt: null };

/** So many are looked for; of all that were sent from one revision the server has taken one at most. */
const UNANSWERED = 3;

/**
 * The calls that make and save one blog. Holds the revision that each needs and answers, and bears answers that
 * never come: what the server may have got already is neither made twice nor in conflict with itself.
 */
export function blogSender(start: AutosaveStart) {
  let { id, revision } = start;
  // However often it is tried, a new blog is made once.
  const key = start.key ?? randomKey();
  /** Sent, and not answered so far. */
  let sent = start.sent ?? [];
  let isWaiting = false;
  let mayBeMade = start.key !== undefined;
  // Until it is typed anew the address is the server's, also in a form that does not show that yet.
  let address = { shown: start.kept.slug, is: start.kept.slug };
  /** The next save goes over a text of somebody else's: it is a version of its own. */
  let isOver = false;

  const take = (blog: ManagedBlog) => {
    ({ id, revision } = blog);
    return blog;
  };
  const save = async (body: ReturnType<typeof blogBodyOf>, out: PublishChoice, auto: boolean) => {
    const { blog } = await blogs.save({ id: id ?? '', ...body, ...out, auto, revision });
    return take(blog);
  };
  const make = async (body: ReturnType<typeof blogBodyOf>, out: PublishChoice, auto: boolean) => {
    const again = mayBeMade;
    mayBeMade = true;
    try {
      const { blog } = await blogs.create({ ...body, ...(again ? NOT_PUBLISHED : out), key });
      take(blog);
      // Where an earlier try has made it, it says what was sent then.
      return again ? await save(body, out, auto || blog.publishAt === null) : blog;
    } catch (error) {
      if (!isAway(error)) mayBeMade = again;
      throw error;
    }
  };
  /** A conflict with what was sent by ourselves is none. */
  const pastOwn = async (error: unknown, lost: BlogDraft[]) => {
    if (!isConflict(error) || lost.length === 0 || id === undefined) throw error;
    const { blog } = await blogs.detail({ id });
    if (!lost.some((one) => hasArrived(one, blog))) throw error;
    take(blog);
  };

  return {
    id: () => id,
    revision: () => revision,
    /** Whether the server may have something else by now than it has answered. */
    isWaiting: () => isWaiting,
    /** What a reload would have to know to go on with what was sent. */
    unanswered: () => ({ sent, ...(id === undefined && mayBeMade && { key }) }),
    shows(slug: string) {
      if (slug === address.is) address = { shown: slug, is: slug };
    },
    async send(draft: BlogDraft, out: PublishChoice, auto: boolean): Promise<ManagedBlog> {
      const slug = draft.slug === address.shown ? address.is : draft.slug;
      const body = blogBodyOf({ ...draft, slug });
      const lost = sent;
      sent = [...lost.filter((one) => !sameDraft(one, draft)), draft].slice(-UNANSWERED);
      isWaiting = true;
      const work = () =>
        id === undefined ? make(body, out, auto) : save(body, out, auto && !isOver);
      try {
        const blog = await work().catch(async (error: unknown) => {
          await pastOwn(error, lost);
          return work();
        });
        sent = [];
        isWaiting = false;
        isOver = false;
        address = { shown: draft.slug, is: blog.slug };
        return blog;
      } catch (error) {
        isWaiting = isAway(error);
        if (isConflict(error)) sent = [];
        else if (!isWaiting) sent = lost;
        throw error;
      }
    },
    /** Takes the hour away at which it comes out. */
    async cancelSchedule(): Promise<ManagedBlog> {
      const { blog } = await blogs.cancelSchedule({ id: id ?? '', revision });
      return take(blog);
    },
    /** Goes on from what the server has, over which the next save goes. */
    goOver(blog: ManagedBlog) {
      take(blog);
      address = { ...address, is: blog.slug };
      isOver = true;
    },
    /** Goes on from what the server has, which is what is shown now. */
    startFrom(blog: ManagedBlog) {
      take(blog);
      address = { shown: blog.slug, is: blog.slug };
      isOver = false;
    },
  };
}
