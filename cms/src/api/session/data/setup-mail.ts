/** The test mail of the setup: it is sent at once, so that whoever waits for it is told what the mail server says. */
import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { mailIn } from '../../../mail/mail-content';
import { refuse } from '../../../http/refuse';
import { loggedError } from '../../../http/logged-error';

const DIGITS = 6;

interface MailError {
  code?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** What went wrong, for whoever set `SMTP_URL`. */
function reasonOf({ code, responseCode, response }: MailError): string {
  if (code === 'EAUTH') {
    return 'The mail server does not take the name and password in SMTP_URL.';
  }
  if (typeof response === 'string' && responseCode !== undefined) {
    return `The mail server refused the test mail. It says: ${response.slice(0, 300)}`;
  }
  const why = typeof code === 'string' ? ` (${code})` : '';
  return `The mail server can\u2019t be reached${why}. Please check SMTP_URL and start the server again.`;
}

/**
 * Sends a mail with six digits and returns them.
 * @throws 400 with what the mail server says.
 */
export async function sendTestMail(strapi: Core.Strapi, to: string): Promise<string> {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const content = await mailIn(strapi, (organisation) => ({
    subject: 'Test mail of your portal',
    greeting: '',
    paragraphs: [
      `This mail shows that the portal of ${organisation} can send mails.`,
      `Type these six digits into the page you came from: ${digits}`,
    ],
    closing: 'If you did not expect this mail, you can ignore it.',
    reason: 'somebody, probably you, is setting up the portal and entered this address',
  }));
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({ to, ...content });
  } catch (error) {
    strapi.log.warn(`The test mail could not be sent: ${loggedError(error)}`);
    throw refuse.badInput(reasonOf(error as MailError));
  }
  return digits;
}
