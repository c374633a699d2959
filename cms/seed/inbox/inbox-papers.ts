import { z } from 'zod';
import { HEARTHSIDE, paperTextSchema } from '../library/paper-text';
import { yearsAfter, type Paper } from '../papers/paper';
import { readData } from '../read-data';

const DAY = 86_400_000;

/** A paper that is only in chats; in its headings `{next year}` is the year after its day. */
const inboxPaperSchema = paperTextSchema.extend({
  title: z.string(),
  number: z.string(),
  daysAgo: z.number(),
});

function written({ daysAgo, blocks, ...paper }: z.infer<typeof inboxPaperSchema>) {
  return (now: number): Paper => {
    const date = new Date(now - daysAgo * DAY);
    const year = String(yearsAfter(date, 1).getUTCFullYear());
    return {
      ...paper,
      from: HEARTHSIDE,
      date,
      blocks: blocks.map((block) =>
        'heading' in block ? { heading: block.heading.replace('{next year}', year) } : block,
      ),
    };
  };
}

/** The papers that are only in chats, by the name a script calls them. */
export const INBOX_PAPERS: Readonly<Record<string, (now: number) => Paper>> = Object.fromEntries(
  Object.entries(readData('inbox/papers', z.record(z.string(), inboxPaperSchema))).map(
    ([name, paper]) => [name, written(paper)],
  ),
);
