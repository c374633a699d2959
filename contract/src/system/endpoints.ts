import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idParams, pageQuery } from '../list';
import { text } from '../text';
import { MAIL_STATES, sentMails, systemMail, systemMails } from './mails';
import { systemState } from './state';

export const systemEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/system',
    access: 'system',
    stepUp: 'always',
    summary: 'The state of the server and what it depends on, for admins',
    answer: systemState,
  }),
  mails: endpoint({
    method: 'GET',
    path: '/system/mails',
    access: 'system',
    stepUp: 'always',
    summary: 'Emails that were not sent at once, without their texts',
    query: z.strictObject({
      page: pageQuery.page,
      limit: pageQuery.limit,
      state: z.enum(MAIL_STATES),
    }),
    answer: systemMails,
  }),
  sendMails: endpoint({
    method: 'POST',
    path: '/system/mails/send',
    access: 'system',
    stepUp: 'always',
    summary: 'Retry all emails that were given up, except those refused for good',
    // Those that an admin has seen. What is given up meanwhile is another matter.
    body: z.strictObject({ writtenBefore: z.iso.datetime() }),
    answer: sentMails,
  }),
  sendMail: endpoint({
    method: 'POST',
    path: '/system/mails/:id/send',
    access: 'system',
    stepUp: 'always',
    summary: 'Send a waiting email now, or retry one that was given up',
    params: idParams,
    answer: systemMail,
  }),
  dismissMail: endpoint({
    method: 'POST',
    path: '/system/mails/:id/dismiss',
    access: 'system',
    stepUp: 'always',
    summary: 'Dismiss an email that could not be delivered',
    params: idParams,
    answer: z.object({ id: z.number() }),
  }),
  runJob: endpoint({
    method: 'POST',
    path: '/system/jobs/:name/run',
    access: 'system',
    stepUp: 'always',
    summary: 'Start a nightly job; returns before it finishes',
    params: z.strictObject({ name: text(60) }),
    answer: z.object({ name: z.string() }),
  }),
};
