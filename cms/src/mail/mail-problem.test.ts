import { expect, it } from 'vitest';
import { mailProblem } from './mail-problem';

const failed = (codes: object) =>
  Object.assign(new Error('550 <rosa@hearthside.example> is not here'), codes);

it.each([
  [{ code: 'ESOCKET', command: 'CONN' }, 'The mail server can’t be reached (ESOCKET CONN).'],
  [
    { code: 'EDNS', command: 'CONN' },
    'The name of the mail server in SMTP_URL can’t be found (EDNS CONN).',
  ],
  [
    { code: 'ETIMEDOUT', command: 'CONN' },
    'The mail server did not answer in time (ETIMEDOUT CONN).',
  ],
  [
    { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' },
    'The mail server rejects the portal’s sign-in in SMTP_URL (EAUTH 535 AUTH PLAIN).',
  ],
  [
    { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    'The mail server rejects the recipient’s address (EENVELOPE 550 RCPT TO).',
  ],
  [
    { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' },
    'The mail server rejects the recipient’s address for now (EENVELOPE 452 RCPT TO).',
  ],
  [
    { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' },
    'The mail server rejects the sender’s address (EENVELOPE 553 MAIL FROM).',
  ],
  [
    { code: 'EPROTOCOL', responseCode: 421, command: 'CONN' },
    'The mail server refused the connection for now (EPROTOCOL 421 CONN).',
  ],
  [
    { code: 'EMESSAGE', responseCode: 554, command: 'DATA' },
    'The mail server refused this email (EMESSAGE 554 DATA).',
  ],
])('a failure %j of the mail server is said in words, without the address', (codes, said) => {
  expect(mailProblem(failed(codes))).toBe(said);
});

it('a certificate that is refused is distinguished from a server that is away', () => {
  const error = Object.assign(new Error('self-signed certificate'), {
    code: 'ESOCKET',
    command: 'CONN',
  });
  expect(mailProblem(error)).toBe('The mail server’s certificate isn’t accepted (ESOCKET CONN).');
});

it('a failure of another kind is named by its type and codes', () => {
  expect(mailProblem(failed({ code: 'ENOSPC' }))).toBe('Error ENOSPC');
  expect(mailProblem(undefined)).toBe('a thrown undefined');
});
