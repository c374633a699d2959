import { systemPages } from '@hearthside/contract/system/pages';
import type { SystemProblem } from '@hearthside/contract/system/state';
import type { NotificationInput } from '../../notification/data/announcing';

/** What admins are told of a problem. */
export const problemNotice = (
  to: readonly number[],
  { title, line }: SystemProblem,
): NotificationInput => ({
  to,
  kind: 'system',
  title,
  body: line,
  link: systemPages.home,
  mail: {
    lead: (organisation) => `Something about the server of ${organisation} needs a look.`,
    paragraphs: [line],
    action: { label: 'Open System' },
    closing: 'As long as it lasts you are told once a day.',
    reason: 'you are an admin of the portal',
  },
});
