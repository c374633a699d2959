import { BLOG_TEXTS } from '@hearthside/contract/blog/fields';
import { refuse } from '../../../http/refuse';
import type { BlogRow } from '../data/blog-row';
import type { GivenBlog } from './clean-blog';
import type { Moment } from '../../../text/moment';

/**
 * How soon after its publish time a blog is published, in milliseconds. One that is published later was not published
 * by that time alone.
 */
const SOON_MS = 10 * 60_000;

/**
 * A blog's publish time, as a form gives it. One that has passed is dropped if it published the blog while the form
 * was open.
 * @throws 400 for any other time that has passed, so that nothing is published or dropped silently.
 */
export function checkedSchedule(
  given: GivenBlog,
  before: Pick<BlogRow, 'publishAt'> | null,
  /** When the blog was published so far. */
  cameOut: readonly (Moment | null | undefined)[],
  now = new Date(),
): GivenBlog {
  const { publishAt } = given;
  if (typeof publishAt !== 'string' && !(publishAt instanceof Date)) return given;
  const hour = new Date(publishAt).getTime();
  const stored = before?.publishAt;
  // What is due this very minute is left to the schedule.
  const isStored = stored !== null && stored !== undefined && new Date(stored).getTime() === hour;
  if (Number.isNaN(hour) || hour > now.getTime() || isStored) return given;
  const since = cameOut.map((at) => (at ? new Date(at).getTime() - hour : -1));
  if (since.some((ms) => ms >= 0 && ms <= SOON_MS)) {
    return { ...given, publishAt: null };
  }
  throw refuse.badInput(BLOG_TEXTS.hourPassed, { publishAt: BLOG_TEXTS.hourPassed });
}
