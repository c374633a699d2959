import { systemEndpoints } from '@hearthside/contract/system/endpoints';
import { resource } from '@/lib/api/resource';

/** How often the page asks again while it is visible. */
const FRESH_MS = 30_000;
/** And how often while a job runs. */
const RUNNING_MS = 2000;

const system = resource('system', systemEndpoints);
const changed = { invalidates: ['system'], invalidatesOnError: ['system'] };

export const useSystem = system.read.query({
  // Somebody has started it and waits for it.
  refreshInterval: (state) =>
    state?.jobs.some(({ result }) => result === 'running') ? RUNNING_MS : FRESH_MS,
});
export const useSystemMails = system.mails.query({ refreshInterval: FRESH_MS });
export const useSendMails = system.sendMails.mutation(changed);
export const useSendMail = system.sendMail.mutation(changed);
export const useDismissMail = system.dismissMail.mutation(changed);
export const useRunJob = system.runJob.mutation(changed);
