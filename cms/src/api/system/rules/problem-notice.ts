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
    lead: (organization) => `The ${organization} server needs your attention.`,
    paragraphs: [line],
    action: { label: 'Open System' },
    closing: 'We’ll remind you once a day until it’s fixed.',
    reason: 'you are an admin of the portal',
  },
});
