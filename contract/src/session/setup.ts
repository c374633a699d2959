import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, firstName, lastName, line } from '../member/person-fields';
import { text } from '../text';
import { isTimeZone } from '../zoned-time';
import { newPassword } from './password';

export const SETUP_TEXTS = {
  wrongCode:
    'That isn’t the setup code of this portal. Use what comes after # in the address from the server’s log, or from setup.txt in its data folder.',
  done: 'This portal is already set up.',
  name: 'Please enter the name of your organization',
  timeZone: 'This time zone doesn’t exist',
  digits: 'Please enter the six digits from the email',
  emailTaken: 'This address belongs to an account that isn’t an admin’s. Please use another.',
  wrongDigits: 'Those aren’t the digits from the latest test email.',
} as const;

/** What is still missing before members come. */
export const MISSING = ['https', 'proxy', 'mail', 'sender', 'backups'] as const;
export type Missing = (typeof MISSING)[number];

const code = text(100).pipe(z.string().min(1, SETUP_TEXTS.wrongCode));
const withCode = z.strictObject({ code });

export const setupOrganization = z.strictObject({
  code,
  organisationName: line(80).pipe(z.string().min(1, SETUP_TEXTS.name)),
  /** By its name in the tz database. */
  timeZone: text(64).pipe(z.string().refine(isTimeZone, SETUP_TEXTS.timeZone)),
});

export const setupTestMail = z.strictObject({ code, email });

export const setupDigits = z.strictObject({
  code,
  digits: text(20)
    .transform((typed) => typed.replace(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, SETUP_TEXTS.digits)),
});

/** The first admin of the portal, who makes all others. */
export const setupAdmin = z.strictObject({
  code,
  firstName,
  lastName,
  email,
  password: newPassword,
});

/** How far the setup has come, and what the server runs on. */
export const setupStatus = z.object({
  organisationName: z.string(),
  timeZone: z.string(),
  /** Whether name and time zone were saved here. */
  organizationDone: z.boolean(),
  /** The server's PUBLIC_URL. */
  publicUrl: z.string(),
  mail: z.object({
    /** `folder` where mails are only written into a folder of the server. */
    goesTo: z.enum(['server', 'folder']),
    /** The name of the mail server, or the path of the folder. */
    place: z.string(),
    /** Whether the digits of a test mail were typed in. */
    proved: z.boolean(),
  }),
  storage: z.object({
    kind: z.enum(['folder', 'bucket']),
    /** The path of the folder, or the name of the bucket. */
    place: z.string(),
    checked: z.boolean(),
  }),
  missing: z.array(z.enum(MISSING)),
});
export type SetupStatus = z.output<typeof setupStatus>;

/** Apart from the subject's other endpoints, of which the sign-in page has to load the table. */
export const setupEndpoints = {
  setupState: endpoint({
    method: 'GET',
    path: '/setup',
    access: 'public',
    summary: 'Check whether the portal is waiting to be set up',
    answer: z.object({ open: z.boolean() }),
  }),
  setupStatus: endpoint({
    method: 'POST',
    path: '/setup/status',
    access: 'public',
    summary: 'Check the progress of the setup, with its code',
    body: withCode,
    answer: setupStatus,
  }),
  setupOrganization: endpoint({
    method: 'POST',
    path: '/setup/organization',
    access: 'public',
    summary: 'Set the organization\u2019s name and time zone during setup',
    body: setupOrganization,
    answer: setupStatus,
  }),
  setupTestMail: endpoint({
    method: 'POST',
    path: '/setup/test-mail',
    access: 'public',
    summary: 'Send a test email with six digits during setup, and wait for the mail server',
    body: setupTestMail,
    answer: z.object({ message: z.string() }),
  }),
  setupDigits: endpoint({
    method: 'POST',
    path: '/setup/test-mail/digits',
    access: 'public',
    summary: 'Confirm with its digits that the test email has arrived',
    body: setupDigits,
    answer: setupStatus,
  }),
  setupStorage: endpoint({
    method: 'POST',
    path: '/setup/storage',
    access: 'public',
    summary: 'Test the file storage during setup by writing, reading and removing a file',
    body: withCode,
    answer: setupStatus,
  }),
  setupAdmin: endpoint({
    method: 'POST',
    path: '/setup/first-admin',
    access: 'public',
    summary:
      'Create the first admin, which ends the setup; if two are sent at once, only one is created',
    body: setupAdmin,
    answer: z.object({
      email: z.string(),
      /** Opens the panel to its first admin, once; null if the panel has one. */
      panelLink: z.string().nullable(),
      missing: z.array(z.enum(MISSING)),
    }),
  }),
};
