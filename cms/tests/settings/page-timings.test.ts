import { expect, it } from 'vitest';
import { post } from '../harness/http';
import { linesWith } from '../harness/server-log';
import { server } from '../harness/shared';

const LEAST = { page: '/', firstByte: 80, firstPaint: 400, scripts: 9, kilobytes: 120 };
const report = (body: object) => post('/page-timings', { body });

it('the timings of a page are a line of the log, without whose page it was', async () => {
  // No other load is so slow, so this is the mark by which the line is found.
  const usable = 500_000 + Math.floor(Math.random() * 9999) * 10;
  const { status, body } = await report({
    ...LEAST,
    page: '/pet-records/42',
    shift: 0.02,
    usable,
    network: '3g',
  });
  expect([status, body]).toEqual([200, { success: true }]);
  const lines = await linesWith(server.logFile, `usable=${usable}`);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /info: page timings: kind=\/pet-records\/:id ttfb=80 fcp=400 shift=0\.02 usable=\d+ scripts=9 kb=120 net=3g \[\w+\]$/,
  );
});

it.each([
  ['page', { ...LEAST, page: `/${'x'.repeat(120)}` }],
  ['firstByte', { ...LEAST, firstByte: -10 }],
  ['firstPaint', { ...LEAST, firstPaint: undefined }],
  ['usable', { ...LEAST, usable: 600_010 }],
  ['shift', { ...LEAST, shift: 101 }],
  ['scripts', { ...LEAST, scripts: 1.5 }],
  ['network', { ...LEAST, network: 'my own line' }],
  ['address', { ...LEAST, address: 'https://portal.example/users/42' }],
])('a report of timings is refused by its %s', async (field, given) => {
  const { status, body } = await report(given);
  expect([status, Object.keys(body.details)]).toEqual([400, [field]]);
});
