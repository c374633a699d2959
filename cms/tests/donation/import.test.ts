import { beforeAll, expect, it } from 'vitest';
import { db } from '../harness/database';
import { post } from '../harness/http';
import { signedIn, unique } from '../harness/members';

let token = '';
beforeAll(async () => {
  token = (await signedIn({ role: 'admin' })).token;
});

const send = (csv: string, record = true) =>
  post('/donations/import', { token, body: { csv, record } });
const outcomes = (body: { lines: { outcome: string }[] }) =>
  body.lines.map(({ outcome }) => outcome);
const count = async (reference: string) =>
  (await db('portal_donations').where({ reference })).length;

const HEAD = 'Donor,Email,Amount,Date,Method,Reference,Note\r\n';

it('a list is first checked and then recorded, each gift once', async () => {
  const no = unique('c');
  const csv = `${HEAD}Ann Check,,"$1,250.00",2026-03-02,Check,${no},\r\nAnn Check,,$20.5,3/2/2026,cash,${no},Thanks\r\nann  CHECK,,1250,2026-03-02,,${no},again\r\n`;
  const looked = await send(csv, false);
  expect(looked.body.added).toBe(0);
  expect(outcomes(looked.body)).toEqual(['ready', 'ready', 'there_already']);
  expect(await count(no)).toBe(0);
  const first = await send(csv);
  expect([first.body.added, outcomes(first.body)]).toEqual([
    2,
    ['added', 'added', 'there_already'],
  ]);
  expect(first.body.lines.map(({ amount }: { amount: number }) => amount)).toEqual([
    125_000, 2050, 125_000,
  ]);
  const again = await send(csv);
  expect([again.body.added, new Set(outcomes(again.body))]).toEqual([
    0,
    new Set(['there_already']),
  ]);
  expect(await count(no)).toBe(2);
});

it('equal lines without a reference are as many gifts, and the list again adds none', async () => {
  const name = unique('Tin');
  const cash = `${name},,5,2026-03-02,cash,,`;
  const two = HEAD + [cash, cash].join('\n');
  const looked = await send(two, false);
  expect(outcomes(looked.body)).toEqual(['ready', 'ready']);
  expect(looked.body.lines.map(({ sameAs }: { sameAs: number | null }) => sameAs)).toEqual([
    null,
    2,
  ]);
  const replies = await Promise.all([send(two), send(two), send(two)]);
  expect(replies.reduce((sum, { body }) => sum + body.added, 0)).toBe(2);
  const three = HEAD + [cash, cash, cash].join('\n');
  expect(outcomes((await send(three)).body)).toEqual(['there_already', 'there_already', 'added']);
  expect(await db('portal_donations').where({ donor_name: name })).toHaveLength(3);
});

it('the same list four times at once is recorded once', async () => {
  const no = unique('c');
  const lines = Array.from({ length: 12 }, (_, at) => `D${at},,${at + 1},2026-01-02,,${no},`);
  const csv = HEAD + lines.join('\n');
  const replies = await Promise.all(Array.from({ length: 4 }, () => send(csv)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(replies.reduce((sum, { body }) => sum + body.added, 0)).toBe(12);
  expect(await count(no)).toBe(12);
});

it('hostile and wrong lines say what is wrong, and the valid ones are recorded', async () => {
  const no = unique('c');
  const cells = [
    [`=cmd|'/c calc'!A1`, '', '5', '2026-01-05', '', no, '"+1"'],
    ['Minus', '', '-5', '2026-01-05', '', no, ''],
    ['Exponent', '', '1e3', '2026-01-05', '', no, ''],
    ['Huge', '', '99999999999', '2026-01-05', '', no, ''],
    ['Three', '', '1.234', '2026-01-05', '', no, ''],
    ['Formula', '', '=1+1', '2026-01-05', '', no, ''],
    ['Nothing', '', '0', '2026-01-05', '', no, ''],
    ['Day', '', '5', '2026-02-30', '', no, ''],
    ['Future', '', '5', '2190-01-01', '', no, ''],
    ['Method', '', '5', '2026-01-05', 'gold', no, ''],
    ['Mail', 'no address', '5', '2026-01-05', '', no, ''],
    ['', '', '5', '2026-01-05', '', no, ''],
    ['x'.repeat(5000), '', '5', '2026-01-05', '', no, ''],
  ];
  const { status, body } = await send(HEAD + cells.map((row) => row.join(',')).join('\n'));
  expect(status).toBe(200);
  expect(outcomes(body)).toEqual(['added', ...Array(12).fill('refused')]);
  expect(body.lines.slice(1).every(({ problem }: { problem: string }) => problem)).toBe(true);
  expect(body.lines[1]).toMatchObject({ line: 3, amount: null, problem: '“-5” is not an amount' });
  const [row] = await db('portal_donations').where({ reference: no });
  expect(row.donor_name).toBe(`=cmd|'/c calc'!A1`);
});

it.each([
  ['without its columns', 'Name,Money\nA,1', /Missing/],
  ['with one of them twice', 'Donor,Amount,Date,Donor\nA,1,2026-01-01,B', /Two columns/],
  ['without gifts', 'Donor,Amount,Date\n', /no gift/],
  ['with an open quotation mark', 'Donor,Amount,Date\n"A,1,2026-01-01', /quotation mark/],
  ['of too many lines', `Donor,Amount,Date\n${'A,1,2026-01-01\n'.repeat(1001)}`, /At most 1000/],
  ['too long', 'x'.repeat(400_001), /too long/],
])('a list %s can’t be read', async (_what, csv, problem) => {
  const { status, body } = await send(csv);
  expect([status, body.details.csv]).toEqual([400, expect.stringMatching(problem)]);
});
