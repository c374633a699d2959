import { systemPages } from '@hearthside/contract/system/pages';
import type { SystemProblem } from '@hearthside/contract/system/state';
import type { NotificationInput } from '../../notification/data/announcing';
import { BACKUP_OFF } from './problems';

/** How many days after a problem was told it is told again. */
export const daysBetweenReminders = ({ cause }: SystemProblem): number =>
  cause === BACKUP_OFF ? 7 : 1;

/** What admins are told of a problem. */
export const problemNotice = (
  to: readonly number[],
  problem: SystemProblem,
): NotificationInput => ({
  to,
  kind: 'system',
  title: problem.title,
  body: problem.line,
  link: systemPages.home,
  mail: {
    lead: (organization) => `The ${organization} server needs your attention.`,
    paragraphs: [problem.line],
    action: { label: 'Open System' },
    closing: `We’ll remind you once a ${daysBetweenReminders(problem) === 7 ? 'week' : 'day'} until it’s fixed.`,
    reason: 'you are an admin of the portal',
  },
});
