import { loggedError } from '../http/logged-error';
import { LOGIN_REPLIES } from './mail-failure';

/** What nodemailer and its socket tell of a failure. */
interface MailError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
  message?: unknown;
}

/** Why a mail server could not be reached, by nodemailer's codes. */
const AWAY: Record<string, string> = {
  EDNS: 'The name of the mail server in SMTP_URL can’t be found',
  ETIMEDOUT: 'The mail server did not answer in time',
  ESOCKET: 'The mail server can’t be reached',
  ECONNECTION: 'The connection to the mail server failed',
  ETLS: 'The connection to the mail server could not be secured',
};

/** What a reply refuses, by the command it answers (RFC 5321 §4.2). */
function refused(reply: number, command: unknown): string {
  const again = reply < 500 ? ' for now' : '';
  if (command === 'CONN') return `The mail server refused the connection${again}`;
  if (command === 'RCPT TO') return `The mail server rejects the recipient’s address${again}`;
  if (command === 'MAIL FROM') return `The mail server rejects the sender’s address${again}`;
  return `The mail server refused this email${again}`;
}

function sentence({ code, responseCode, command, message }: MailError): string | undefined {
  const reply = Number(responseCode) || 0;
  // Nodemailer reports a certificate that TLS refuses with the code of a broken socket.
  if (code === 'ESOCKET' && /certificate|self.signed/i.test(String(message)))
    return 'The mail server’s certificate isn’t accepted';
  if (code === 'EAUTH' || LOGIN_REPLIES.includes(reply))
    return 'The mail server rejects the portal’s sign-in in SMTP_URL';
  if (reply >= 400) return refused(reply, command);
  return AWAY[String(code)];
}

/**
 * Why an email could not be sent, for an admin and the log: a sentence, and the codes for whoever looks them up. It
 * never has an address or a text of the email.
 */
export function mailProblem(error: unknown): string {
  const said = sentence((error ?? {}) as MailError);
  const codes = loggedError(error);
  return said ? `${said} (${codes.replace(/^Error /, '')}).` : codes;
}
