import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { LEASE_MS } from './mail-schedule';
import { mailTransport, TIMEOUTS_MS } from './mail-transport';

interface Nodemailer {
  createTransport(options: object): { options: Record<string, unknown> };
}
/** The same nodemailer to which Strapi's email provider passes its options. */
const require = createRequire(
  createRequire(__filename).resolve('@strapi/provider-email-nodemailer'),
);
const nodemailer = require('nodemailer') as Nodemailer;

it('a silent mail server is given up before another server takes over the email', () => {
  const waits = Object.values(TIMEOUTS_MS).reduce((sum, ms) => sum + ms, 0);
  expect(waits).toBeLessThan(LEASE_MS * 0.6);
});

it.each([
  ['smtp://mail.example:2525', { host: 'mail.example', port: 2525, secure: false }],
  [
    'smtps://us%40er:p%23%2F%3A%25@mail.example/?tls.rejectUnauthorized=false&name=portal',
    {
      host: 'mail.example',
      secure: true,
      name: 'portal',
      auth: { user: 'us@er', pass: 'p#/:%' },
      tls: { rejectUnauthorized: false },
    },
  ],
  ['smtp://[::1]:25?socketTimeout=900000', { host: '::1', port: 25 }],
])('nodemailer understands %s with the time limits', (address, expected) => {
  const { options } = nodemailer.createTransport(mailTransport(address, 'data'));
  expect(options).toMatchObject({ ...expected, ...TIMEOUTS_MS });
});
