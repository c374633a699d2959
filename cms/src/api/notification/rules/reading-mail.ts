import {
  READING_CATEGORIES,
  type ReadingCategory,
} from '@hearthside/contract/notification/reading';
import type { Member } from '../../../auth/member-cache';
import type { MailList } from '../../../mail/mail-layout';
import type { Arrival } from '../../../subject';

/** How many of a category a mail names. For the others it has a link. */
const NAMED = 5;
/** How many characters of an excerpt a mail shows. */
const EXCERPT = 200;

const shortened = (text: string): string =>
  text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/\s*\S*$/, '')}\u2026`;

/** What a mail lists of what came out: by category in their usual order, of each the newest first. */
export const mailLists = (
  arrivals: readonly Arrival[],
  member: Pick<Member, 'role' | 'verified'>,
): MailList[] =>
  (Object.keys(READING_CATEGORIES) as ReadingCategory[]).flatMap((category) => {
    const all = arrivals.filter((one) => one.category === category);
    const [first] = all;
    if (!first) return [];
    const more = all.length - NAMED;
    return [
      {
        heading: READING_CATEGORIES[category],
        entries: all.slice(0, NAMED).map(({ title, path, excerpt }) => ({
          title,
          link: path,
          text: shortened(excerpt),
        })),
        more: more > 0 ? { label: `And ${more} more`, link: first.listPath(member) } : undefined,
      },
    ];
  });
