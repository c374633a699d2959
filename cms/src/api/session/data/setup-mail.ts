/** The test mail of the setup: it is sent at once, so that whoever waits for it is told what the mail server says. */
import { randomInt } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { mailIn } from '../../../mail/mail-content';
import { refuse } from '../../../http/refuse';
import { mailProblem } from '../../../mail/mail-problem';

const DIGITS = 6;

interface MailError {
  code?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/** What went wrong, for whoever set `SMTP_URL`. */
function reasonOf({ code, responseCode, response }: MailError): string {
  if (code === 'EAUTH') {
    return 'The mail server rejected the user name and password in SMTP_URL.';
  }
  if (typeof response === 'string' && responseCode !== undefined) {
    return `The mail server refused the test email. It says: ${response.slice(0, 300)}`;
  }
  const why = typeof code === 'string' ? ` (${code})` : '';
  return `The mail server can\u2019t be reached${why}. Please check SMTP_URL and start the server again.`;
}

/** What the test mail says. */
export const testMail = (strapi: Core.Strapi, digits: string) =>
  mailIn(strapi, (organization) => ({
    subject: 'Test email from your portal',
    greeting: '',
    paragraphs: [
      `This email shows that the ${organization} portal can send email.`,
      `Type these six digits into the page you came from: ${digits}`,
    ],
    closing: 'If you did not expect this email, you can ignore it.',
    reason: 'someone, probably you, is setting up the portal and entered this address',
  }));

/**
 * Sends a mail with six digits and returns them.
 * @throws 400 with what the mail server says.
 */
export async function sendTestMail(strapi: Core.Strapi, to: string): Promise<string> {
  const digits = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const content = await testMail(strapi, digits);
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({ to, ...content });
  } catch (error) {
    strapi.log.warn(`The test email could not be sent: ${mailProblem(error)}`);
    throw refuse.badInput(reasonOf(error as MailError));
  }
  return digits;
}
