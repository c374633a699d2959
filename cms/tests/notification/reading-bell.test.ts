import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowAt } from '../harness/clock';
import { del, get, patch, post } from '../harness/http';
import type { TestMember } from '../harness/members';
import { publishDue, sweep } from '../harness/sweep';
import { CHOICES, ownReading } from './own-reading';

let own: Awaited<ReturnType<typeof ownReading>>;
beforeAll(async () => {
  own = await ownReading('2027-03-02T17:00:00Z');
});
afterAll(() => own.end());

const readAll = async (member: TestMember) => post('/notifications/read-all', await own.by(member));

describe('the bell about new blogs and library items', () => {
  it('collects what is published in a category on a day, and rings again for more', async () => {
    await own.published();
    await own.later(1);
    const me = await own.joined();
    expect(await own.titlesOf(me)).toEqual([]);
    const first = await own.published();
    await own.later(1);
    const { lines, unread } = await own.bellOf(me);
    expect([lines, unread]).toEqual([
      [
        expect.objectContaining({
          kind: 'reading',
          title: 'A new story in Pet Care',
          body: `\u201c${first.title}\u201d`,
          link: `/blogs/${first.slug}`,
          readAt: null,
        }),
      ],
      1,
    ]);
    await readAll(me);
    await own.published({ category: 'estate_planning' });
    await own.later(1);
    expect(await own.bellOf(me)).toMatchObject({
      lines: [{ title: 'A new story in Estate Planning', readAt: null }, { id: lines[0]?.id }],
      unread: 1,
    });
    const second = await own.published();
    const both = await own.bellOf(me);
    expect(both).toMatchObject({
      lines: [{ id: lines[0]?.id, readAt: null }, { title: 'A new story in Estate Planning' }],
      unread: 2,
    });
    expect(both.lines[0]).toMatchObject({
      title: '2 new stories in Pet Care',
      body: `\u201c${second.title}\u201d and \u201c${first.title}\u201d`,
      link: '/blogs?category=pet_care',
    });
  });

  it('has one line however many windows look at once', async () => {
    const me = await own.joined();
    await own.published();
    await own.published();
    await Promise.all(Array.from({ length: 8 }, () => own.bellOf(me)));
    expect(await own.titlesOf(me)).toEqual(['2 new stories in Pet Care']);
  });

  it('announces a blog that was published at its publish time, and none that still waits', async () => {
    const me = await own.joined();
    const publishAt = new Date(nowAt(own.info).getTime() + 3_600_000).toISOString();
    await own.published({ publishAt });
    expect(await own.titlesOf(me)).toEqual([]);
    await own.later(61);
    await publishDue(own.info);
    expect(await own.titlesOf(me)).toEqual(['A new story in Pet Care']);
  });

  it('loses what is unpublished, and never announces it twice', async () => {
    const me = await own.joined();
    const [one, other] = [await own.published(), await own.published()];
    await own.bellOf(me);
    await readAll(me);
    await own.unpublish(one);
    expect(await own.bellOf(me)).toMatchObject({
      lines: [{ title: 'A new story in Pet Care', link: `/blogs/${other.slug}` }],
      unread: 0,
    });
    await own.unpublish(other);
    expect(await own.bellOf(me)).toEqual({ lines: [], unread: 0 });
    await own.later(2 * 24 * 60);
    const calls = await own.blogs();
    for (const { id } of [one, other]) expect((await calls.publish(id)).status).toBe(200);
    const { title, content } = one;
    const moved = { title, content, category: 'estate_planning', publish: true };
    expect((await calls.save(one.id, moved)).status).toBe(200);
    expect(await own.bellOf(me)).toMatchObject({
      lines: [{ title: expect.stringMatching(/^2 new stories/) }],
      unread: 0,
    });
  });

  it('announces library items as far as a role reads them, and nothing in the trash', async () => {
    const [owner, attorney, user, waiting, manager] = await Promise.all([
      own.joined({ role: 'pet_owner' }),
      own.joined({ role: 'attorney' }),
      own.joined({ role: 'user' }),
      own.joined({ verified: false }),
      own.joined({ role: 'admin' }),
    ]);
    const film = await own.addFilm();
    await own.addFilm({ section: 'attorneys', category: 'legal_cases', privacy: 'attorney_only' });
    const told = await Promise.all([owner, attorney, user, waiting, manager].map(own.bellOf));
    expect(told.map(({ lines: [line] }) => line && [line.title, line.link])).toEqual([
      ['A new item in the library', `/library/items/${film.id}`],
      ['A new item in the library', expect.stringMatching(/^\/library\/items\//)],
      undefined,
      undefined,
      ['2 new items in the library', '/admin-library'],
    ]);
    expect((await del(`/library/videos/${film.id}`, await own.by(own.admin))).status).toBe(200);
    expect(await own.titlesOf(owner)).toEqual([]);
    expect(await own.titlesOf(manager)).toEqual(['A new item in the library']);
    // A role that no longer reads it.
    const body = { role: 'user', reason: 'Asked' };
    const changed = await patch(`/users/${attorney.id}/role`, await own.by(own.admin, { body }));
    expect(changed.status).toBe(200);
    expect((await own.titlesOf(attorney)).filter((title) => title.includes('library'))).toEqual([]);
  });

  it('announces nothing that was published before it was switched on', async () => {
    const me = await own.joined();
    await own.choose(me, { bell: false });
    await own.published();
    expect(await own.titlesOf(me)).toEqual([]);
    await own.choose(me, { categories: ['pet_care'] });
    await own.later(1);
    await own.published({ category: 'estate_planning' });
    expect(await own.titlesOf(me)).toEqual([]);
    await own.choose(me, { categories: ['pet_care', 'estate_planning'] });
    await own.later(1);
    await own.published({ category: 'estate_planning' });
    await own.published();
    expect((await own.titlesOf(me)).sort()).toEqual([
      'A new story in Estate Planning',
      'A new story in Pet Care',
    ]);
    // What was told stays, whatever is switched off later.
    await own.choose(me, { bell: false });
    expect(await own.titlesOf(me)).toHaveLength(2);
  });

  it('clears what is no longer new', async () => {
    const me = await own.joined();
    await own.published();
    expect(await own.titlesOf(me)).toHaveLength(1);
    await own.later(30 * 24 * 60 + 1);
    await sweep(own.info);
    expect(await own.into('portal_notifications').where({ member_id: me.id })).toEqual([]);
  });
});

describe('the choice of an earlier version', () => {
  it('keeps what is chosen of reading, because it says nothing of it', async () => {
    const me = await own.joined();
    await own.choose(me, { mail: false, categories: ['library'] });
    const { reading: _reading, ...body } = CHOICES;
    const saved = await own.save(me, body);
    expect([saved.status, saved.body.reading]).toEqual([
      200,
      { bell: true, mail: false, categories: ['library'] },
    ]);
  });

  it('is refused at its field if it is invalid', async () => {
    const me = await own.joined();
    const reading = { ...CHOICES.reading, categories: ['weather'] };
    const { status, body } = await own.save(me, { ...CHOICES, reading });
    expect(status).toBe(400);
    expect(Object.keys(body.details)).toEqual(['reading.categories.0']);
  });
});

describe('a portal that gets it by an update', () => {
  it('notifies its members of nothing until they choose so, and newcomers at once', async () => {
    const there = await own.joined();
    await own.into('portal_reading_weeks').delete();
    await own.restart();
    const { body } = await get('/notifications/choices', await own.by(there));
    expect(body.reading).toEqual({ ...CHOICES.reading, bell: false, mail: false });
    const newcomer = await own.joined();
    await own.published();
    expect([await own.titlesOf(there), await own.titlesOf(newcomer)]).toEqual([
      [],
      ['A new story in Pet Care'],
    ]);
  });
});
