import { describe, expect, it } from 'vitest';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { historyPages } from '@hearthside/contract/history/pages';
import type { Home } from '@hearthside/contract/member/home';
import { momentOf } from '@hearthside/contract/zoned-time';
import { makeAppointment } from '../harness/appointments';
import { goodMark, HOME_ZONE, makeTask } from '../harness/care';
import { chatOfTwo, say, setSeat } from '../harness/chats';
import { insert } from '../harness/database';
import { plantForm, plantResponse } from '../harness/forms';
import { get, post } from '../harness/http';
import { plantItem } from '../harness/library';
import { makeMember, signedIn, unique } from '../harness/members';
import { linkToTeam, makeEntry, makePet } from '../harness/pets';
import { makeTrust } from '../harness/trusts';

const home = async ({ token }: { token: string }): Promise<Home> =>
  (await get('/users/me/home', { token })).body;
const petsOf = async (me: { token: string }) => (await home(me)).pets;
const namesOf = async (me: { token: string }) => (await petsOf(me)).first.map(({ name }) => name);

describe('the pets of the first screen', () => {
  it('are those of a member, the last to have had an entry first, with how many there are', async () => {
    const me = await signedIn();
    const pets = [];
    for (let at = 0; at < 8; at += 1) pets.push(await makePet({ owner: me, name: `Pet ${at}` }));
    await makeEntry(pets[5]!.id, { date: '2026-03-02' });
    await makeEntry(pets[2]!.id, { date: '2026-03-01', description: 'Older' });
    await makeEntry(pets[2]!.id, { date: '2026-03-04', description: 'Latest\nof all' });
    await makeEntry(pets[2]!.id, { date: '2026-03-09', deleted_at: new Date() });
    const { first, total } = await petsOf(me);
    expect(total).toBe(8);
    expect(first.map(({ name }) => name)).toEqual([
      'Pet 2',
      'Pet 5',
      'Pet 0',
      'Pet 1',
      'Pet 3',
      'Pet 4',
    ]);
    expect(first[0]).toMatchObject({
      id: pets[2]?.id,
      last: { date: '2026-03-04', place: 'In person', text: 'Latest of all', by: 'CC' },
    });
    expect(first[2]?.last).toBeNull();
  });

  it('say what the last entry is about', async () => {
    const me = await signedIn({ role: 'pet_owner' });
    const { id } = await makePet({ owner: me });
    const details = JSON.stringify({ kind: 'weight', weight: 41.3 });
    await makeEntry(id, { description: '', kind: 'weight', details });
    const { first } = await petsOf(me);
    expect(first[0]?.last).toMatchObject({ text: 'Weight: 41.3 lbs' });
  });

  it('are those that a member may see: a team\u2019s, a trust\u2019s, a veterinarian\u2019s, none in the trash', async () => {
    const owner = await makeMember();
    const [foster, trustee] = [
      await signedIn({ role: 'foster' }),
      await signedIn({ role: 'trustee' }),
    ];
    const [vet, stranger] = [
      await signedIn({ role: 'veterinarian' }),
      await signedIn({ role: 'caretaker' }),
    ];
    const trust = await makeTrust([trustee]);
    await makePet({ owner, name: 'Fostered', team: { foster }, vet });
    await makePet({ owner, name: 'Entrusted', trust });
    const gone = await makePet({ owner, name: 'Gone', columns: { deleted_at: new Date() } });
    await linkToTeam(gone.id, 'caretaker', foster.id);
    expect(await namesOf(foster)).toEqual(['Fostered']);
    expect(await namesOf(trustee)).toEqual(['Entrusted']);
    expect(await namesOf(vet)).toEqual(['Fostered']);
    expect(await petsOf(stranger)).toEqual({ first: [], total: 0 });
  });

  it('are hidden from those who may not read the record: no medical right, not verified, another role', async () => {
    const owner = await makeMember();
    const [groomer, waiting] = [
      await signedIn({ role: 'volunteer' }),
      await signedIn({ role: 'foster', verified: false }),
    ];
    const attorney = await signedIn({ role: 'attorney' });
    // A service provider sees the record only with the right to medical records.
    const { id } = await makePet({ owner, vet: groomer });
    await linkToTeam(id, 'foster', waiting.id);
    await linkToTeam(id, 'trustee', attorney.id);
    await makeEntry(id);
    for (const member of [groomer, waiting, attorney]) {
      expect(await petsOf(member)).toEqual({ first: [], total: 0 });
      expect((await get(`/pet-records/${id}/records`, { token: member.token })).status).not.toBe(
        200,
      );
    }
  });

  it('are none for admins and employees, who see every pet', async () => {
    const owner = await makeMember();
    await makePet({ owner });
    for (const role of ['admin', 'employee'] as const)
      expect(await petsOf(await signedIn({ role }))).toEqual({ first: [], total: 0 });
  });
});

describe('what is next for the pets of the first screen', () => {
  it('is the care task that is due first, for everyone who may see the pet', async () => {
    const owner = await signedIn();
    const vet = await signedIn({ role: 'veterinarian' });
    const trustee = await signedIn({ role: 'trustee' });
    const trust = await makeTrust([trustee]);
    const { id } = await makePet({ owner, name: 'Moss', trust, vet });
    await makeTask(id, { title: 'Shots', repeats: 'once', startsOn: '2099-05-04', times: [] });
    const taskId = await makeTask(id, {
      title: 'Tablet',
      startsOn: '2026-01-02',
      endsOn: '2026-01-05',
      times: ['08:00'],
    });
    // As the calendar has it: the latest that is past.
    const next = {
      text: 'Tablet',
      when: 'Mon, Jan 5, 2026, 8:00 AM',
      isOverdue: true,
      taskId,
      day: '2026-01-05',
      time: '08:00',
      zone: HOME_ZONE,
    };
    for (const member of [owner, vet, trustee])
      expect((await petsOf(member)).first).toMatchObject([{ id, next }]);
  });

  it('moves on for everybody once somebody has marked it, and back when that is undone', async () => {
    const owner = await signedIn();
    const caretaker = await signedIn({ role: 'caretaker' });
    const { id } = await makePet({ owner, team: { caretaker } });
    const once = { repeats: 'once', startsOn: '2026-01-02', times: ['08:00'] } as const;
    const taskId = await makeTask(id, { title: 'Tablet', ...once });
    const nextFor = async (member: { token: string }) => (await petsOf(member)).first[0]?.next;
    expect(await nextFor(owner)).toMatchObject({ taskId, isOverdue: true });
    const body = { ...goodMark(taskId), day: '2026-01-02' };
    const marked = await post('/care/marks', { token: caretaker.token, body });
    expect(marked.status).toBe(200);
    for (const member of [owner, caretaker]) expect(await nextFor(member)).toBeNull();
    await post(`/care/marks/${marked.body.mark.id}/undo`, { token: caretaker.token });
    for (const member of [owner, caretaker])
      expect(await nextFor(member)).toMatchObject({ taskId, isOverdue: true });
  });

  it('is nothing where no task is open', async () => {
    const owner = await signedIn();
    const { id } = await makePet({ owner });
    await makeTask(id, { columns: { deleted_at: new Date() } });
    expect((await petsOf(owner)).first).toMatchObject([{ id, next: null }]);
  });
});

describe('the new items of the first screen', () => {
  it('are those of a member\u2019s own library, for those who mostly read', async () => {
    const care = await plantItem({ category: 'pet_care' });
    const brief = await plantItem({ category: 'legal_cases', privacy: 'attorney_only' });
    const named = async (role: 'attorney' | 'trustee' | 'board_member') => {
      const { library } = await home(await signedIn({ role }));
      for (const { link } of library?.first ?? []) expect(link).toMatch(/^\/library\/items\/\d+$/);
      return library?.first.map(({ id }) => id) ?? [];
    };
    // What another of the role was shown a moment ago may be shown once more.
    await expect.poll(() => named('attorney'), { timeout: 10_000 }).toContain(brief.id);
    const attorney = await signedIn({ role: 'attorney' });
    const old = await plantItem({ category: 'legal_cases', columns: { created_at: new Date(0) } });
    const { link } = (await home(attorney)).library!;
    const { searchParams } = new URL(link, 'http://portal');
    const query = { ...Object.fromEntries(searchParams), limit: 100 };
    const found = await get('/library/all', { token: attorney.token, query });
    const ids = found.body.items.map(({ id }: { id: number }) => id);
    expect(ids).toContain(brief.id);
    expect(ids).not.toContain(old.id);
    expect(await named('attorney')).not.toContain(care.id);
    for (const role of ['trustee', 'board_member'] as const) {
      await expect.poll(() => named(role), { timeout: 10_000 }).toContain(care.id);
      expect(await named(role)).not.toContain(brief.id);
    }
  });

  it('are not shown to those who have other things to do, or who are not verified', async () => {
    await plantItem({ category: 'pet_care' });
    for (const wanted of [{ role: 'foster' }, { role: 'trustee', verified: false }] as const)
      expect((await home(await signedIn(wanted))).library).toBeNull();
  });
});

describe('the unread messages of the first screen', () => {
  it('say in which chat, who wrote and how it begins, until they are read', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await say(bert, chat.id, 'Are you\n there?');
    const { id: last } = await say(bert, chat.id, 'Hello  again');
    const from = `Bert ${bert.lastName}`;
    expect((await home(anna)).unread).toEqual([
      { id: chat.id, name: from, from, text: 'Hello again', at: expect.any(String), count: 2 },
    ]);
    expect((await home(bert)).unread).toEqual([]);
    await setSeat(anna, chat.id, { readUpTo: last });
    expect((await home(anna)).unread).toEqual([]);
  });

  it('leave out chats without notifications, as the number beside the inbox does', async () => {
    const { chat, people } = await chatOfTwo();
    const [anna, bert] = people;
    await setSeat(anna, chat.id, { notifications: false });
    await say(bert, chat.id);
    const { unread, attention } = await home(anna);
    expect(unread).toEqual([]);
    expect(attention.map(({ kind }) => kind)).not.toContain('unread_messages');
  });
});

describe('what is named on the first screen', () => {
  it('is a member\u2019s next appointment with its place', async () => {
    const me = await signedIn();
    const id = await makeAppointment(me);
    const { attention } = await home(me);
    const next = attention.find(({ kind }) => kind === 'coming_appointment');
    expect(next?.first).toEqual([
      { id, name: 'Intake', link: `/appointments?appointmentId=${id}`, note: expect.any(String) },
    ]);
  });

  it('are a member\u2019s own forms, each with the way to fill it and why it was sent back', async () => {
    const me = await signedIn();
    const [open, back] = [await plantForm(), await plantForm()];
    const columns = { review_message: 'Please sign it' };
    await plantResponse(back, me, { status: 'rejected', answers: {}, columns });
    await plantResponse(open, me, { status: 'draft', answers: {} });
    const { attention } = await home(me);
    const first = (wanted: string) => attention.find(({ kind }) => kind === wanted)?.first ?? [];
    expect(first('rejected_forms')).toEqual([
      { id: back.id, name: back.title, link: `/forms/${back.id}`, note: 'Please sign it' },
    ]);
    // What was begun comes before all that is new.
    expect(first('open_forms')[0]).toEqual({
      id: open.id,
      name: open.title,
      link: `/forms/${open.id}`,
      note: 'Started',
    });
  });
});

describe('the changes of the first screen', () => {
  it('lead to the days and kinds of entries that are counted, and to no others', async () => {
    const admin = await signedIn({ role: 'admin' });
    const about = { about_id: admin.id, about_name: 'Ada', changes: '[]' };
    const { timeZone } = (await get('/settings')).body;
    const yesterday = () => addDays(dayIn(timeZone, new Date()), -1);
    const [word, day] = [unique('changeword'), yesterday()];
    const begins = momentOf(day, '00:00', timeZone).getTime();
    const row = { ...about, search_key: word, about_kind: 'member', action: 'profile' };
    const plant = (more: object) => insert('portal_history', { ...row, ...more });
    const id = await plant({});
    const first = await plant({ created_at: new Date(begins) });
    await plant({ about_kind: 'session', action: 'signed_in' });
    await plant({ created_at: new Date(begins - 1) });
    const { changed, changesLink } = await home(admin);
    // Unless the day has changed at the office meanwhile.
    expect([day, yesterday()].map(historyPages.changesFrom)).toContain(changesLink);
    const { pathname, searchParams } = new URL(changesLink, 'http://portal');
    expect(pathname).toBe('/users/history');
    const query = Object.fromEntries(searchParams);
    expect(Object.keys(query).sort()).toEqual(['from', 'signIns']);
    const found = await get('/history', { token: admin.token, query: { ...query, search: word } });
    expect(found.body.entries.map((entry: { id: number }) => entry.id)).toEqual([first, id]);
    // Other files write entries meanwhile, and only so many are counted.
    const all = await get('/history', { token: admin.token, query });
    expect(changed).toBeGreaterThanOrEqual(2);
    expect(changed).toBeLessThanOrEqual(all.body.pagination.total);
  });

  it('are counted since yesterday for those who may read the history, and for nobody else', async () => {
    const admin = await signedIn({ role: 'admin' });
    const about = { about_kind: 'member', about_id: admin.id, about_name: 'Ada' };
    const row = { ...about, action: 'profile', changes: '[]', search_key: 'ada' };
    const { changed: before } = await home(admin);
    await insert('portal_history', row);
    const { changed } = await home(admin);
    // Others write into it at the same time, and only so many are counted.
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThanOrEqual(100);
    if (before < 90) expect(changed).toBeGreaterThan(before);
    for (const wanted of [{ role: 'employee' }, { role: 'admin', verified: false }] as const)
      expect((await home(await signedIn(wanted))).changed).toBe(0);
  });
});
