/** What a failed try says of the email and of the mail server. */

/** Replies that refuse the portal's login instead of the email. Whoever runs the portal can fix that. */
export const LOGIN_REPLIES = [530, 534, 535, 538];

/** A reply by which a mail server ends the conversation (RFC 5321, 3.8). It means "slow down" more often than "away". */
const CLOSING = 421;

/** Nodemailer's codes for a server that could not be reached or whose connection broke. */
const CONNECTION_CODES = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROXY'];

/** The reply for an account that has sent all it may for now (RFC 3463, 3.5). */
const QUOTA = /\b5\.4\.5\b/;

/**
 * Why a try failed. `outage`: the mail server could not be reached, or rejected the portal's login or the address that
 * it sends from, so others fail as well until that is mended. `refused`: it refused this email, and would do so again.
 * `deferred`: whatever else, such as a full mailbox or a server that wants fewer emails at a time.
 */
export type MailFailure = 'outage' | 'refused' | 'deferred';

interface MailError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  /** Of a call of the system: the outbox folder can't be written to, and no email can be. */
  syscall?: string;
}

const isRefusal = (responseCode: number) => responseCode >= 500 && responseCode < 600;

function isOutage({ code = '', command, responseCode = 0, syscall }: MailError): boolean {
  if (responseCode === CLOSING) return false;
  if (command === 'MAIL FROM' && isRefusal(responseCode)) return true;
  if (code === 'EAUTH' || LOGIN_REPLIES.includes(responseCode)) return true;
  return CONNECTION_CODES.includes(code) || (syscall !== undefined && responseCode === 0);
}

/** Of which kind a failure is. */
export function failureOf(error: unknown): MailFailure {
  const told = (error ?? {}) as MailError;
  const { response = '', responseCode = 0 } = told;
  if (QUOTA.test(response)) return 'deferred';
  if (isOutage(told)) return 'outage';
  return isRefusal(responseCode) ? 'refused' : 'deferred';
}
