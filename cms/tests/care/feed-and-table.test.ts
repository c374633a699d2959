import { describe, expect, it } from 'vitest';
import { makeTask } from '../harness/care';
import { db, insert } from '../harness/database';
import { get, post, put } from '../harness/http';
import { makeMember, signedIn } from '../harness/members';
import { makePet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

const pathOf = (url: string) => new URL(url).pathname.replace(/^\/api/, '');

describe('the calendar feed', () => {
  it('lists what is due, at an address that can be replaced, and stops working for a member who left', async () => {
    const owner = await signedIn();
    const pet = await makePet({ owner, name: 'Bella' });
    await makeTask(pet.id, { title: 'Brush, gently', times: [], startsOn: '2026-01-01' });
    await makeTask((await makePet({ owner, columns: { deleted_at: new Date() } })).id, {
      title: 'Of the trash',
    });
    const before = await get('/care/settings', { token: owner.token });
    expect(before.body).toMatchObject({ mailOn: true, mailAt: '07:00', feedUrl: null });
    const { body } = await post('/care/feed-key', { token: owner.token });
    const feed = await get(pathOf(body.feedUrl));
    expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(feed.text).toContain('SUMMARY:Brush\\, gently (Bella)');
    expect(feed.text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\nDTEND;VALUE=DATE:\d{8}\r\n/);
    expect(feed.text).not.toContain('Of the trash');
    for (const line of feed.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
    const again = await post('/care/feed-key', { token: owner.token });
    expect((await get(pathOf(body.feedUrl))).status).toBe(404);
    const now = pathOf(again.body.feedUrl);
    expect((await get(now)).status).toBe(200);
    await db('up_users').where({ id: owner.id }).update({ blocked: true });
    expect((await get(now)).status).toBe(404);
  });
});

it('the hour of the morning email can be chosen, and an invalid one is refused at its field', async () => {
  const { token, id } = await signedIn();
  const saved = await put('/care/settings', { token, body: { mailOn: true, mailAt: '05:45' } });
  expect(saved.body).toMatchObject({ mailOn: true, mailAt: '05:45' });
  const row = await db('care_settings').where({ member_id: id }).first('next_mail_at');
  expect(new Date(row.next_mail_at).getTime()).toBeGreaterThan(Date.now());
  const wrong = await put('/care/settings', { token, body: { mailOn: true, mailAt: '25:00' } });
  expect([wrong.status, wrong.body.details]).toEqual([400, { mailAt: 'Please choose a time' }]);
});

describe('the table of what is overdue', () => {
  it('has the animals of a trustee’s trusts, the longest overdue first, and all of them for an admin', async () => {
    const trustee = await signedIn({ role: 'trustee' });
    const owner = await makeMember({ firstName: 'Olive', lastName: 'Owner' });
    const trust = await makeTrust([trustee]);
    const [late, later, other] = [
      await makePet({ owner, trust }),
      await makePet({ owner, trust }),
      await makePet({ owner }),
    ];
    const plant = async (petId: number, day: string) => {
      const due = new Date(`${day}T16:00:00Z`);
      await makeTask(petId, { title: 'Drops', startsOn: day, times: ['08:00'] });
      await insert('care_pets', { pet_id: petId, next_due_at: due });
    };
    await plant(later.id, '2026-02-01');
    await plant(late.id, '2026-01-01');
    await plant(other.id, '2025-01-01');
    const { body } = await get('/care/overdue', { token: trustee.token });
    expect(body.pets.map(({ pet }: { pet: { id: number } }) => pet.id)).toEqual([
      late.id,
      later.id,
    ]);
    expect(body.pets[0]).toMatchObject({
      owner: 'Olive Owner',
      trust: trust.name,
      since: '2026-01-01T16:00:00.000Z',
      count: 1,
      tasks: ['Drops'],
    });
    const csv = await get('/care/overdue/export', { token: trustee.token });
    expect(csv.headers['x-rows']).toBe('2');
    expect(csv.text.split('\r\n')[1]).toBe(
      `${late.name},Olive Owner,${trust.name},2026-01-01T16:00:00.000Z,1,Drops`,
    );
    const admin = await signedIn({ role: 'admin' });
    const all = await get('/care/overdue', { token: admin.token, query: { limit: 100 } });
    const ids = all.body.pets.map(({ pet }: { pet: { id: number } }) => pet.id);
    expect(ids).toEqual(expect.arrayContaining([other.id, late.id, later.id]));
  });
});
