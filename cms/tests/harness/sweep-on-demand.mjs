/**
 * Loaded into a server by `--import`. Runs a job of the server's schedule as soon as a file in its data folder
 * requests it, as often at once as the file says, and removes the file once that is done. This way tests need not
 * wait for 3:17, and between their steps the schedule itself runs none of these jobs. If several servers share a data
 * folder, the file's name ends in the port of the server that is meant. `JOBS_ON_DEMAND` names the jobs this applies
 * to, separated by commas; without it, all of them.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const JOBS = {
  'sweep-now': 'sweep',
  'backup-now': 'backup',
  'copies-now': 'copies',
  'unread-mails-now': 'unreadMails',
  'message-words-now': 'messageWords',
  'pet-chats-now': 'petChats',
  'chat-waits-now': 'chatWaits',
  'reading-mails-now': 'readingMails',
  'publish-blogs-now': 'blogSchedule',
  'membership-reminders-now': 'membershipReminders',
  'appointment-reminders-now': 'appointmentReminders',
  'donation-news-now': 'donationNews',
  'donation-reconcile-now': 'donationReconcile',
  'alerts-now': 'alerts',
  'suspensions-now': 'endSuspensions',
  'seal-history-now': 'sealHistory',
  'bulk-tasks-now': 'bulkTasks',
  'own-data-now': 'ownData',
  'care-mornings-now': 'careMornings',
  'late-doses-now': 'lateDoses',
  'catch-up-now': 'catchUp',
};
const named = process.env.JOBS_ON_DEMAND?.split(',');
const onDemand = Object.entries(JOBS).filter(([, name]) => !named || named.includes(name));
const running = new Set();
/**
 * A moment at which the clock starts no nightly job. One that is invoked at its own time of day would be taken for
 * the night's run, which may be done already, so a test would fail if it ran at 3:17.
 */
const NOON = new Date('2026-01-01T12:00:00Z');

async function run(wish, { job }) {
  job.currentRun = () => NOON;
  const times = Number(readFileSync(wish, 'utf8')) || 1;
  await Promise.all(Array.from({ length: times }, () => job.invoke()));
  rmSync(wish);
}

setInterval(async () => {
  for (const [file, name] of onDemand) {
    const known = globalThis.strapi?.cron.jobs.find((job) => job.name === name);
    if (!known || running.has(name)) continue;
    known.job.cancel();
    const anyone = path.join(process.env.DATA_DIR, file);
    const wish = [anyone, `${anyone}.${process.env.PORT}`].find((one) => existsSync(one));
    if (!wish) continue;
    running.add(name);
    await run(wish, known);
    running.delete(name);
  }
}, 25).unref();
