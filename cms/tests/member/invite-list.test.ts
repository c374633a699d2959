import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, post } from '../harness/http';
import { makeMember, signedIn, unique } from '../harness/members';
import { mailsTo, tokenIn } from '../harness/outbox';
import { snapshot } from '../harness/snapshot';
import { until } from '../harness/until';
import { invited } from './invited';

const admin = await signedIn({ role: 'admin' });
const HEAD = 'First name,Last name,Email,Phone number,Role';
const csvOf = (...lines: string[]) => [HEAD, ...lines].join('\r\n');
const send = (csv: unknown, more: object = {}, by = admin) =>
  post('/users/invitations/list', { token: by.token, body: { csv, send: true, ...more } });
const check = (csv: unknown, more: object = {}) => send(csv, { send: false, ...more });
const addresses = (domain: string) =>
  db('up_users').where('email', 'like', `%@${domain}`).orderBy('email').pluck('email');
const mailedTo = (domain: string) =>
  db('portal_mails').where('to', 'like', `%@${domain}`).orderBy('to').pluck('to');

/** Lines with everything that can be right or wrong with one, and what is said of each. */
async function mixedList() {
  const domain = `${unique('list')}.example`;
  const deleted = { columns: { deleted_at: new Date() } };
  const known = [
    [await makeMember(), 'This person already has an account'],
    [await invited(admin), 'This person has already been invited'],
    [await makeMember(deleted), 'This person is in the trash and can be restored from there'],
    [
      await makeMember({ confirmed: false }),
      'This person signed up but hasn’t confirmed their email address. See the waiting room',
    ],
  ] as const;
  const lines: [text: string, name: string, email: string, role: string, error: string | null][] = [
    [`Ann,Ash,ann@${domain},503 555 0101,Foster`, 'Ann Ash', `ann@${domain}`, 'Foster', null],
    [`Bo,Birch,bo@${domain},,pet_owner`, 'Bo Birch', `bo@${domain}`, 'Pet Owner', null],
    [`,Cedar,nonsense,,Foster`, 'Cedar', 'nonsense', 'Foster', ''],
    [`Di,Dogwood,di@${domain},12,Wizard`, 'Di Dogwood', `di@${domain}`, 'Wizard', ''],
    [`Ed,Elm,ed@${domain},,`, 'Ed Elm', `ed@${domain}`, '', 'Please choose a role'],
    [`An,Again,ANN@${domain},,Foster`, 'An Again', `ANN@${domain}`, 'Foster', ''],
    ...known.map(
      ([{ email }, error]) =>
        [`Al,Alder,${email},,User`, 'Al Alder', email, 'User', error] as (typeof lines)[number],
    ),
  ];
  const wrong: Record<number, string> = {
    2: 'First name is required. Invalid email address',
    3: 'Enter the phone number with its area code. There is no role \u201cWizard\u201d',
    5: 'The same email is in line 2',
  };
  return {
    domain,
    csv: csvOf(...lines.map(([text]) => text)),
    told: lines.map(([, name, email, role, error], at) => ({
      line: at + 2,
      name,
      email,
      role,
      error: wrong[at] ?? error,
    })),
  };
}

describe('a list of people to invite', () => {
  it('is checked line by line, and nothing is done before it is sent', async () => {
    const { csv, told } = await mixedList();
    const before = await snapshot();
    const { status, body } = await check(csv);
    expect([status, body]).toEqual([200, { lines: told, invited: 0 }]);
    expect(await snapshot()).toEqual(before);
  });

  it('invites those whose line is good and nobody else, each by one mail', async () => {
    const { csv, told, domain } = await mixedList();
    const { status, body } = await send(csv);
    expect([status, body]).toEqual([200, { lines: told, invited: 2 }]);
    const good = [`ann@${domain}`, `bo@${domain}`];
    expect([await addresses(domain), await mailedTo(domain)]).toEqual([good, good]);
    const { body: open } = await get('/users/invitations', {
      token: admin.token,
      query: { search: domain },
    });
    expect(open.invitations).toMatchObject([
      { firstName: 'Bo', role: 'pet_owner', verified: true },
      { firstName: 'Ann', role: 'foster', verified: true },
    ]);
    expect((await db('up_users').where({ email: good[0] }).first()).phone_number).toBe(
      '503 555 0101',
    );
    // Sent once more, everyone is known.
    const again = await send(csv);
    expect(again.body.invited).toBe(0);
    expect(again.body.lines.slice(0, 2)).toMatchObject([
      { error: 'This person has already been invited' },
      { error: 'This person has already been invited' },
    ]);
    expect(await mailedTo(domain)).toEqual(good);
  });

  it('leaves verifying for later where nobody vouches for them', async () => {
    const domain = `${unique('list')}.example`;
    await send(csvOf(`Ann,Ash,ann@${domain},,Employee`), { verified: false });
    const row = await db('up_users')
      .where({ email: `ann@${domain}` })
      .first();
    expect([Boolean(row.verified), Boolean(row.confirmed)]).toEqual([false, false]);
  });

  it('is read with commas, semicolons and tabs, marked or not, its columns in any order', async () => {
    for (const [mark, delimiter] of [
      ['', ','],
      ['\ufeff', ';'],
      ['\ufeff', '\t'],
    ]) {
      const domain = `${unique('list')}.example`;
      const lines = [
        ['EMAIL', 'Role', 'first_name', 'Last Name', 'Shoe size'],
        [`zoe@${domain}`, 'board member', 'Zo\u00eb', '"Vance, Jr."', '38'],
        ['', '', '', '', ''],
        [`ida@${domain}`, 'ADMIN', 'Ida', 'Vance', ''],
      ];
      const csv = mark + lines.map((cells) => cells.join(delimiter)).join('\n');
      const { body } = await send(csv);
      expect(body).toEqual({
        invited: 2,
        lines: [
          {
            line: 2,
            name: 'Zo\u00eb Vance, Jr.',
            email: `zoe@${domain}`,
            role: 'Board Member',
            error: null,
          },
          { line: 4, name: 'Ida Vance', email: `ida@${domain}`, role: 'Admin', error: null },
        ],
      });
    }
  });

  it.each([
    [
      '',
      /Missing: \u201cFirst name\u201d, \u201cLast name\u201d, \u201cEmail\u201d, \u201cRole\u201d/,
    ],
    ['Name,Email\nAnn,ann@x.example', /Missing: \u201cFirst name\u201d/],
    [HEAD, /No one is on this list yet/],
    [
      `${HEAD},Email\nA,B,a@x.example,,Foster,c@x.example`,
      /Two columns are called \u201cEmail\u201d/,
    ],
    ['"First name,Last name\nA,B', /A quotation mark in line 1 is not closed/],
    // Whoever stands after an open quotation mark must not go missing without a word.
    [`${HEAD}\nAnn,Ash,a@x.example,,"Foster\nBo,Birch,b@x.example,,Foster`, /in line 2 is not/],
    [`${HEAD}\nCy,Elm,"c"y@x.example,,Foster`, /in line 2 is not/],
    ['\u0000', /Missing/],
    ['x'.repeat(200_001), /This list is too long/],
  ])('is refused as a whole where it can\u2019t be read', async (csv, sentence) => {
    const { status, body } = await send(csv);
    expect([status, Object.keys(body.details)]).toEqual([400, ['csv']]);
    expect(body.details.csv).toMatch(sentence);
  });

  it('never trips over what a file can hold', async () => {
    const domain = `${unique('list')}.example`;
    const { status, body } = await send(
      csvOf(
        `A\u0001nn,Ash,ann@${domain},,Foster`,
        `A\u0000nn,Ash\ud800,half@${domain},,Foster`,
        `B"o,Birch,b"o@${domain},,Foster`,
        `\u202eCy,=1+1,"c""y@${domain}",,Foster`,
        `${'D'.repeat(100)},Dill,di@${domain},,Foster`,
        `Ed,Elm,${'e'.repeat(250)}@${domain},,Foster`,
        'too,few',
      ),
    );
    expect(status).toBe(200);
    expect(body.invited).toBe(1);
    expect(await addresses(domain)).toEqual([`ann@${domain}`]);
  });

  it.each([
    [{}, ['csv', 'send']],
    [{ csv: HEAD, send: 'true' }, ['send']],
    [{ csv: 7, send: false }, ['csv']],
    [{ csv: HEAD, send: false, verified: 'no' }, ['verified']],
    [{ csv: HEAD, send: false, role: 'admin' }, ['role']],
  ])('takes text, and whether to verify and to send, so not %j', async (body, fields) => {
    const reply = await post('/users/invitations/list', { token: admin.token, body });
    expect([reply.status, Object.keys(reply.body.details)]).toEqual([400, fields]);
  });
});

describe('a long list', () => {
  const people = (count: number, domain: string) =>
    Array.from({ length: count }, (_, n) => `P${n},Long,p${n}@${domain},,Volunteer`);

  it('invites 500 people, each by one mail', { timeout: 120_000 }, async () => {
    const domain = `${unique('long')}.example`;
    const { status, body } = await send(csvOf(...people(500, domain)));
    expect([status, body.invited, body.lines.length]).toEqual([200, 500, 500]);
    expect(body.lines.filter(({ error }: { error: string | null }) => error)).toEqual([]);
    expect(await addresses(domain)).toHaveLength(500);
    await until(
      'all are sent',
      async () => {
        const sent = await db('portal_mails')
          .where('to', 'like', `%@${domain}`)
          .whereNotNull('sent_at');
        return sent.length === 500;
      },
      60,
    );
    const links = new Set<string>();
    for (const address of await addresses(domain)) {
      const mails = await mailsTo(address as string);
      expect(mails).toHaveLength(1);
      links.add(mails.map(tokenIn).join());
    }
    expect(links.size).toBe(500);
  });

  it('of 501 is refused, and nobody is invited', async () => {
    const domain = `${unique('long')}.example`;
    const { status, body } = await send(csvOf(...people(501, domain)));
    const sentence = 'At most 500 people can be invited at once.';
    expect([status, body]).toEqual([400, { error: sentence, details: { csv: sentence } }]);
    expect(await addresses(domain)).toEqual([]);
  });

  it('may have 200,000 characters and not one more', async () => {
    const domain = `${unique('long')}.example`;
    const csv = `First name,Last name,Email,Role,Note\nAnn,Ash,ann@${domain},Foster,`;
    const longest = csv.padEnd(200_000, 'n');
    expect((await check(`${longest}n`)).body.details).toEqual({ csv: 'This list is too long' });
    expect((await check(longest)).body.lines).toMatchObject([{ line: 2, error: null }]);
  });
});

it('two admins who send one list at once invite each person once', async () => {
  const other = await signedIn({ role: 'admin' });
  const domain = `${unique('twice')}.example`;
  const numbers = Array.from({ length: 30 }, (_, n) => n);
  const csv = csvOf(...numbers.map((n) => `P${n},Twice,p${n}@${domain},,Volunteer`));
  const replies = await Promise.all([admin, other].map((by) => send(csv, {}, by)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  const lists = replies.map(({ body }) => body as { invited: number; lines: { error: unknown }[] });
  for (const { invited: count, lines } of lists) {
    expect(lines.filter(({ error }) => error === null)).toHaveLength(count);
  }
  for (const n of numbers) {
    const told = lists.map(({ lines }) => lines[n]?.error);
    expect(told.sort()).toEqual(['This person has already been invited', null].sort());
  }
  const all = numbers.map((n) => `p${n}@${domain}`).sort();
  const mailed = (await mailedTo(domain)).sort();
  expect([await addresses(domain), mailed]).toEqual([all, all]);
});
