import { expect, it } from 'vitest';
import { failureOf } from './mail-failure';

it.each([
  ['a server that is away', { code: 'ESOCKET', command: 'CONN' }, 'outage'],
  ['a server that does not answer', { code: 'ETIMEDOUT' }, 'outage'],
  ['a wrong password of the portal', { code: 'EAUTH', responseCode: 535 }, 'outage'],
  ['a missing login of the portal', { code: 'EENVELOPE', responseCode: 530 }, 'outage'],
  [
    'an address that the portal may not send from',
    { code: 'EENVELOPE', responseCode: 553, command: 'MAIL FROM' },
    'outage',
  ],
  [
    'an account that has sent all it may today',
    {
      code: 'EENVELOPE',
      responseCode: 550,
      command: 'MAIL FROM',
      response: '550 5.4.5 Daily sending quota exceeded',
    },
    'deferred',
  ],
  ['an outbox folder on a full disk', { code: 'ENOSPC', syscall: 'write' }, 'outage'],
  ['a server that wants fewer emails', { code: 'EENVELOPE', responseCode: 421 }, 'deferred'],
  ['a server that hangs up on too many', { code: 'ECONNECTION', responseCode: 421 }, 'deferred'],
  ['too many logins', { code: 'EAUTH', responseCode: 421 }, 'deferred'],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452, command: 'RCPT TO' }, 'deferred'],
  ['an address that is none', { code: 'EENVELOPE', command: 'API' }, 'deferred'],
  ['an email that can\u2019t be made', { code: 'EMESSAGE', command: 'API' }, 'deferred'],
  ['a mistake of ours', new TypeError('x is undefined'), 'deferred'],
  ['nothing', undefined, 'deferred'],
  ['an unknown mailbox', { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }, 'refused'],
  ['a mail taken for spam', { code: 'EMESSAGE', responseCode: 554 }, 'refused'],
])('the failure of %s is recognized', (_what, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});
