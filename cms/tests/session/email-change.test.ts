import { describe, expect, it } from 'vitest';
import { db } from '../harness/database';
import { get, post, put } from '../harness/http';
import {
  mailToken,
  ADDRESS,
  makeMember,
  PASSWORD,
  signedIn,
  unique,
  type TestMember,
} from '../harness/members';
import { mailsTo, mailTo, tokenIn } from '../harness/outbox';
import { until } from '../harness/until';

const profileOf = ({ firstName, lastName }: TestMember, email: string) => ({
  firstName,
  lastName,
  email,
  phoneNumber: ADDRESS.phone_number,
  streetAddress: ADDRESS.street_address,
  city: ADDRESS.city,
  state: ADDRESS.state,
  zipCode: ADDRESS.zip_code,
  country: ADDRESS.country,
});
const save = (me: TestMember & { token: string }, email: string) =>
  put('/users/me', {
    token: me.token,
    body: { ...profileOf(me, email), currentPassword: PASSWORD },
  });
const confirm = (token: string) => post('/auth/confirm-email', { body: { token } });
const fresh = () => `${unique('fresh')}@test.example`;

describe('a changed email address', () => {
  it('takes effect only when its owner has followed the link', async () => {
    const me = await signedIn();
    const email = fresh();
    const saved = await save(me, email.toUpperCase());
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ email: me.email, pendingEmail: email });

    const reply = await confirm(tokenIn(await mailTo(email, 'Please confirm your new email')));
    expect([reply.status, reply.body]).toEqual([200, { email, confirmed: true }]);
    const { body } = await get('/users/me', { token: me.token });
    expect(body).toMatchObject({ email, pendingEmail: null });
    expect((await mailTo(me.email, 'Your email address has been changed')).text).toContain(email);
    const signIn = (address: string) =>
      post('/auth/local', { body: { email: address, password: PASSWORD } });
    expect([(await signIn(me.email)).status, (await signIn(email)).status]).toEqual([400, 200]);
  });

  it('keeps its link when something else is corrected, and has a new one when it is asked for again', async () => {
    const me = await signedIn();
    const email = fresh();
    await save(me, email);
    const first = tokenIn(await mailTo(email, 'Please confirm your new email'));
    const corrected = { ...profileOf(me, email), city: 'Salem' };
    const saved = await put('/users/me', { token: me.token, body: corrected });
    expect([saved.status, saved.body.address.city]).toEqual([200, 'Salem']);
    const links = () => db('portal_mails').where({ to: email }).count({ total: '*' }).first();
    expect(Number((await links())?.total)).toBe(1);
    await put('/users/me', { token: me.token, body: corrected });
    expect(Number((await links())?.total)).toBe(2);
    expect((await confirm(first)).code).toBe('LINK_INVALID');
  });

  it('gets a new link from the page of an expired one, and nobody else learns of it', async () => {
    const me = await signedIn();
    const email = fresh();
    await save(me, email);
    const first = tokenIn(await mailTo(email, 'Please confirm your new email'));
    const past = new Date(Date.now() - 1000);
    await db('portal_mail_tokens').where({ member_id: me.id }).update({ expires_at: past });
    expect((await confirm(first)).code).toBe('LINK_INVALID');
    const [known, unknown] = [
      await post('/auth/send-email-confirmation', { body: { email } }),
      await post('/auth/send-email-confirmation', { body: { email: fresh() } }),
    ];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const links = await until('the second mail is there', async () => {
      const mails = await mailsTo(email);
      return mails.length === 2 && mails.map(tokenIn);
    });
    const again = links.find((token) => token !== first) ?? '';
    expect((await confirm(again)).body).toEqual({ email, confirmed: true });
  });

  it('is found by the search afterwards, and the old one is not', async () => {
    const admin = await signedIn({ role: 'admin' });
    const me = await signedIn();
    const email = fresh();
    await save(me, email);
    await confirm(tokenIn(await mailTo(email, 'Please confirm your new email')));
    const found = async (search: string) =>
      (await get('/users', { token: admin.token, query: { search } })).body.pagination.total;
    expect([await found(email), await found(me.email)]).toEqual([1, 0]);
  });

  it('answers alike where the address is taken, mails no link and can never be confirmed', async () => {
    const taken = await makeMember();
    const me = await signedIn();
    const free = await signedIn();
    const reply = await save(me, taken.email);
    const other = await save(free, fresh());
    expect(reply.status).toBe(other.status);
    expect(reply.body).toMatchObject({ email: me.email, pendingEmail: taken.email });
    expect(Object.keys(reply.body)).toEqual(Object.keys(other.body));
    expect(await db('portal_mails').where({ to: taken.email })).toEqual([]);
    expect(await mailsTo(taken.email)).toEqual([]);
  });

  it('is not proved by the link of an earlier request, even if no link followed', async () => {
    const me = await signedIn();
    const [own, other] = [fresh(), await makeMember()];
    await save(me, own);
    const token = tokenIn(await mailTo(own, 'Please confirm your new email'));
    await save(me, other.email);
    // The address becomes free while the wish for it still stands.
    await db('up_users').where({ id: other.id }).update({ email: fresh() });
    expect((await confirm(token)).status).toBe(400);
    expect((await get('/users/me', { token: me.token })).body.email).toBe(me.email);
  });

  it('ends the links that were mailed to the old one', async () => {
    const me = await signedIn();
    const email = fresh();
    const old = await mailToken(me.id, 'reset_password');
    await save(me, email);
    const token = tokenIn(await mailTo(email, 'Please confirm your new email'));
    expect((await confirm(token)).status).toBe(200);
    const body = { token: old, password: 'Another-lantern-8' };
    expect((await post('/auth/reset-password', { body })).status).toBe(400);
  });

  it('can be asked for again when its link is gone', async () => {
    const me = await signedIn();
    const email = fresh();
    await save(me, email);
    await mailTo(email, 'Please confirm your new email');
    await db('portal_mail_tokens').where({ member_id: me.id }).delete();
    await save(me, email);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
    const token = tokenIn(await mailTo(email, 'Please confirm your new email'));
    expect((await confirm(token)).status).toBe(200);
  });

  it('loses to whoever confirmed the same address first', async () => {
    const [one, two] = [await signedIn(), await signedIn()];
    const email = fresh();
    await save(one, email);
    const first = tokenIn(await mailTo(email, 'Please confirm your new email'));
    await save(two, email);
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 15_000 }).toBe(2);
    const second = tokenIn(await mailTo(email, 'Please confirm your new email'));
    expect([(await confirm(first)).status, (await confirm(second)).status]).toEqual([200, 400]);
    expect(await db('up_users').where({ email })).toHaveLength(1);
  });

  it('is dropped when the old one is saved again', async () => {
    const me = await signedIn();
    const email = fresh();
    await save(me, email);
    const token = tokenIn(await mailTo(email, 'Please confirm your new email'));
    expect((await save(me, me.email)).body.pendingEmail).toBeNull();
    expect((await confirm(token)).status).toBe(400);
    expect((await get('/users/me', { token: me.token })).body.email).toBe(me.email);
  });

  it('follows the newest request, not an older link', async () => {
    const me = await signedIn();
    const [first, second] = [fresh(), fresh()];
    await save(me, first);
    const old = tokenIn(await mailTo(first, 'Please confirm your new email'));
    await save(me, second);
    await mailTo(second, 'Please confirm your new email');
    expect((await confirm(old)).status).toBe(400);
    expect((await get('/users/me', { token: me.token })).body.email).toBe(me.email);
  });
});
