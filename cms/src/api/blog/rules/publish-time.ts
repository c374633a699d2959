import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { refuse } from '../../../http/refuse';
import type { BlogRow, Moment } from '../data/blog-row';
import type { GivenBlog } from './clean-blog';

/** So soon after its hour a blog comes out; one that comes out later was not brought out by that hour alone. */
const SOON_MS = 10 * 60_000;

/**
 * The hour at which a blog is to come out, as a form gives it. One that has passed is dropped where the blog came out
 * by it while the form was open.
 * @throws 400 for every other hour that has passed: nothing comes out, or is forgotten, without a word.
 */
export function checkedSchedule(
  given: GivenBlog,
  before: Pick<BlogRow, 'publishAt'> | null,
  /** When the blog came out so far. */
  cameOut: readonly (Moment | null | undefined)[],
  now = new Date(),
): GivenBlog {
  const { publishAt } = given;
  if (typeof publishAt !== 'string' && !(publishAt instanceof Date)) return given;
  const hour = new Date(publishAt).getTime();
  const stored = before?.publishAt;
  // What is due this very minute is left to the clock.
  const isStored = stored !== null && stored !== undefined && new Date(stored).getTime() === hour;
  if (Number.isNaN(hour) || hour > now.getTime() || isStored) return given;
  const since = cameOut.map((at) => (at ? new Date(at).getTime() - hour : -1));
  if (since.some((ms) => ms >= 0 && ms <= SOON_MS)) {
    return { ...given, publishAt: null };
  }
  throw refuse.badInput(BLOG_TEXTS.hourPassed, { publishAt: BLOG_TEXTS.hourPassed });
}
