import type { Core } from '@strapi/strapi';
import { services } from '../services';
import { sweep } from './sweep';

const EVERY_MINUTE = '* * * * *';

/** What the clock has the portal do. */
interface Job {
  /** When, as cron writes it, in UTC. */
  rule: string;
  /** For people who read the log. */
  what: string;
  /** Safe to be run by several servers at once, and a second time. */
  task: (strapi: Core.Strapi) => Promise<unknown>;
}

/** All of it, by name. Every server's clock runs all; what may happen once alone is seen to by each task. */
const JOBS: Readonly<Record<string, Job>> = {
  sweep: { rule: '17 3 * * *', what: 'The nightly sweep', task: sweep },
  unreadMails: {
    rule: EVERY_MINUTE,
    what: 'Mails about unread messages',
    task: (strapi) => services(strapi).inbox.mailUnread(),
  },
  membershipReminders: {
    rule: EVERY_MINUTE,
    what: 'Reminders of memberships',
    task: (strapi) => services(strapi).membership.remindDue(),
  },
  appointmentReminders: {
    rule: EVERY_MINUTE,
    what: 'Reminders of appointments',
    task: (strapi) => services(strapi).appointment.remindDue(),
  },
  donationNews: {
    rule: EVERY_MINUTE,
    what: 'News from the donation service',
    task: (strapi) => services(strapi).donation.workNews(),
  },
  donationReconcile: {
    rule: '47 3 * * *',
    what: 'Comparing with the donation service',
    task: (strapi) => services(strapi).donation.reconcile(),
  },
  blogSchedule: {
    rule: EVERY_MINUTE,
    what: 'Blogs that are due',
    task: (strapi) => services(strapi).blog.publishDue(),
  },
};

/** Lets the clock run from now on. A task that fails has its turn again at the next stroke, and ends no server. */
export function startSchedule(strapi: Core.Strapi) {
  for (const [name, { rule, what, task }] of Object.entries(JOBS)) {
    const run = () => task(strapi).catch((error: unknown) => strapi.log.warn(`${what}: ${error}`));
    strapi.cron.add({ [name]: { task: run, options: { rule } } });
  }
}
