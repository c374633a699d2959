import type { ManagedBlog } from '@hearthside/contract/blog/shapes';
import { isAway, isChangedMeanwhile } from '@/lib/api/api-error';
import { randomKey } from '@/lib/random-key';
import { blogBodyOf, type BlogDraft } from '../model/blog-draft';
import { hasArrived, sameDraft } from '../model/same-draft';
import { blogs } from './blogs';

export interface AutosaveStart {
  /** Undefined for a blog that is not on the server yet. */
  id?: string;
  revision?: string;
  /** Its publish time. If set, it is only saved on request. */
  publishAt?: string | null;
  /** What the server has. The text is compared to it. */
  kept: BlogDraft;
  /** What was sent before a reload and never answered. */
  sent?: BlogDraft[];
  /** The idempotency key that a new blog was sent with then. */
  key?: string;
}

/** Whether a save also publishes the blog: now, at a publish time, or not. */
export type PublishChoice = { publish: boolean; publishAt: string | null };

export const NOT_PUBLISHED: PublishChoice = { publish: false, publishAt: null };

/**
 * How many unanswered drafts are remembered. Of those based on the same revision, the server has accepted at most
 * one.
 */
const UNANSWERED = 3;

/**
 * The calls that create and save one blog. Keeps the revision that each call needs and returns, and copes with lost
 * answers: what the server may already have is neither created twice nor a conflict with itself.
 */
export function blogSender(start: AutosaveStart) {
  let { id, revision } = start;
  // However often it is tried, a new blog is created once.
  const key = start.key ?? randomKey();
  /** Sent, and not answered yet. */
  let sent = start.sent ?? [];
  let isWaiting = false;
  let mayBeMade = start.key !== undefined;
  // Until it is typed, the address is the server's, even if the form does not show that one yet.
  let address = { shown: start.kept.slug, is: start.kept.slug };
  /** The next save overwrites somebody else's text, so it becomes a version of its own. */
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
      // If an earlier try has created it, the answer has what was sent then.
      return again ? await save(body, out, auto || blog.publishAt === null) : blog;
    } catch (error) {
      if (!isAway(error)) mayBeMade = again;
      throw error;
    }
  };
  /** A conflict with something this sender sent itself is not a conflict. */
  const pastOwn = async (error: unknown, lost: BlogDraft[]) => {
    if (!isChangedMeanwhile(error) || lost.length === 0 || id === undefined) throw error;
    const { blog } = await blogs.detail({ id });
    if (!lost.some((one) => hasArrived(one, blog))) throw error;
    take(blog);
  };

  return {
    id: () => id,
    revision: () => revision,
    /** Whether the server may have something else by now than its last answer. */
    isWaiting: () => isWaiting,
    /** What is needed after a reload to continue with what was sent. */
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
        if (isChangedMeanwhile(error)) sent = [];
        else if (!isWaiting) sent = lost;
        throw error;
      }
    },
    /** Cancels the publish time. */
    async cancelSchedule(): Promise<ManagedBlog> {
      const { blog } = await blogs.cancelSchedule({ id: id ?? '', revision });
      return take(blog);
    },
    /** Continues from the server's version, which the next save overwrites. */
    goOver(blog: ManagedBlog) {
      take(blog);
      address = { ...address, is: blog.slug };
      isOver = true;
    },
    /** Continues from the server's version, which is what is shown now. */
    startFrom(blog: ManagedBlog) {
      take(blog);
      address = { shown: blog.slug, is: blog.slug };
      isOver = false;
    },
  };
}
