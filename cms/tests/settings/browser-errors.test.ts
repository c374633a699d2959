import { expect, it } from 'vitest';
import { post } from '../harness/http';
import { unique } from '../harness/members';
import { linesWith } from '../harness/server-log';
import { server } from '../harness/shared';

const report = (body: object) => post('/browser-errors', { body });

it('an error in a browser is a line of the log, without what may be somebody’s', async () => {
  // Without digits, because long numbers may be somebody’s and are not logged.
  const mark = unique('Broken').replace(/\d/g, 'x');
  const { status, body } = await report({
    page: '/pet-records/42',
    message: `TypeError: ${mark} of "Biscuit" and rosa@hearthside.example\n[x] error: forged`,
    place: 'assets/pet-x1.js:1:2042',
  });
  expect([status, body]).toEqual([
    200,
    { success: true, reference: expect.stringMatching(/^\w+$/) },
  ]);
  const lines = await linesWith(server.logFile, mark);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /warn: In another browser on \/pet-records\/:id: TypeError: .+ of “…” and \(email\) \[x\] error: forged at assets\/pet-x1\.js:1:2042 \[\w+\]$/,
  );
  expect(lines[0]?.endsWith(`[${body.reference}]`)).toBe(true);
});

it.each([
  ['message', { page: '/', message: 'x'.repeat(301) }],
  ['page', { page: `/${'x'.repeat(120)}`, message: 'x' }],
  ['place', { page: '/', message: 'x', place: 'x'.repeat(121) }],
  ['cookie', { page: '/', message: 'x', cookie: 'x' }],
])('a report of an error is refused by its %s', async (field, given) => {
  const { status, body } = await report(given);
  expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
});
