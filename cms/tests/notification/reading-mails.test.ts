import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveClock } from '../harness/clock';
import { fieldsOf, libraryCalls } from '../harness/library';
import { unique, type TestMember } from '../harness/members';
import { mailTo } from '../harness/outbox';
import { onPostgres } from '../harness/shared';
import { runJob } from '../harness/sweep';
import { until } from '../harness/until';
import { CHOICES, ownReading } from './own-reading';

let own: Awaited<ReturnType<typeof ownReading>>;
beforeAll(async () => {
  own = await ownReading('2027-05-12T17:00:00Z');
  // The tables know the last Monday by the real clock. Once that is after those below, no mail would tell of anything.
  await own.into('portal_reading_weeks').delete();
});
afterAll(() => own.end());

describe('the weekly mail', () => {
  const mailsTo = ({ id }: TestMember) =>
    own.into('portal_mails').where({ member_id: id, kind: 'reading' }).orderBy('id');
  const write = (times = 1) => runJob(own.info, 'reading-mails', times);
  const monday = (day: string, time = '09:05') =>
    // In Portland, where clocks have gone forward.
    moveClock(own.info, new Date(`${day}T${time}:00-07:00`));

  it('goes once to each member who wants it, with what was published for them, and waits in quiet hours', async () => {
    await write();
    const [all, fewer, none, quiet, late] = [
      await own.joined(),
      await own.joined({ role: 'user' }),
      await own.joined(),
      await own.joined(),
      await own.joined(),
    ];
    await own.choose(none, { mail: false });
    await own.choose(late, { mail: false });
    const night = { from: '08:00', to: '12:00' };
    expect((await own.save(quiet, { ...CHOICES, quiet: night })).status).toBe(200);
    const blog = await own.published({ title: unique('Walks ') });
    const gone = await own.published({ title: unique('Gone ') });
    const film = await own.addFilm();
    await own.later(1);
    await own.choose(late, { mail: true });
    await own.unpublish(gone);
    await monday('2027-05-17', '08:59');
    await write();
    expect(await mailsTo(all)).toEqual([]);
    await monday('2027-05-17');
    await own.published({ title: unique('Next week ') });
    await write(5);
    await write();
    const mails = await Promise.all([all, fewer, none, quiet, late].map(mailsTo));
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 0, 1, 0]);
    expect(mails[0]?.[0].subject).toMatch(/^New to read this week /);
    if (!onPostgres) {
      // PostgreSQL's clock can't be moved, and there the mail has been sent and emptied.
      const waiting = mails[3]?.[0];
      expect(waiting.text).toContain(`${blog.title}: ${own.info.baseUrl}/blogs/${blog.slug}`);
      expect(waiting.text).toContain(`${film.title}: ${own.info.baseUrl}/library/items/${film.id}`);
      expect(waiting.text).not.toContain('Gone');
      expect(waiting.text).not.toContain('Next week');
      expect(waiting.text).toMatch(/notifications\/unsubscribe\?token=\d+\.reading\./);
      expect(new Date(waiting.next_try_at)).toEqual(new Date('2027-05-17T12:00:00-07:00'));
    }
  });

  it('is caught up after an outage, and then goes on where it ended', async () => {
    const me = await own.joined();
    await own.published();
    // No server ran on Monday.
    await monday('2027-05-26');
    await own.published();
    await write(3);
    expect(await mailsTo(me)).toHaveLength(1);
    await monday('2027-05-31');
    await write();
    expect(await mailsTo(me)).toHaveLength(2);
    await monday('2027-06-07');
    await write();
    expect(await mailsTo(me)).toHaveLength(2);
  });

  it('tells what is there to read when it is sent, and is not sent where nothing is', async () => {
    const night = { from: '08:00', to: '12:00' };
    const [reader, blogsOnly] = [await own.joined(), await own.joined({ role: 'user' })];
    for (const member of [reader, blogsOnly]) {
      expect((await own.save(member, { ...CHOICES, quiet: night })).status).toBe(200);
    }
    const gone = await own.published({ title: unique('Gone ') });
    const [shown, closed] = [await own.addFilm(), await own.addFilm({ title: unique('Closed ') })];
    await monday('2027-06-14');
    await write();
    const [waiting] = await mailsTo(reader);
    for (const { title } of [gone, shown, closed]) expect(waiting.text).toContain(title);
    // It holds until the next Monday's.
    expect(new Date(waiting.useful_until)).toEqual(new Date('2027-06-21T09:00:00-07:00'));
    await own.unpublish(gone);
    const { token, base } = await own.by(own.admin);
    const calls = libraryCalls({ token });
    const closedNow = fieldsOf({
      title: closed.title,
      section: 'videos',
      privacy: 'attorney_only',
      category: 'legal_cases',
    });
    expect((await calls.change('video', closed.id, closedNow, undefined, { base })).status).toBe(
      200,
    );
    const ids = [reader, blogsOnly].map(({ id }) => id);
    // As if their night were over, also by the clock of a PostgreSQL, which can't be moved.
    await own
      .into('portal_mails')
      .whereIn('member_id', ids)
      .update({ next_try_at: new Date(0) });
    const mail = await mailTo(reader.email, 'New to read', own.info.dataDir);
    expect(mail.text).toContain(shown.title);
    expect(mail.text).not.toContain(gone.title);
    expect(mail.text).not.toContain(closed.title);
    const dropped = await until('the other is dropped', async () => {
      const [row] = await mailsTo(blogsOnly);
      return row.next_try_at === null && row;
    });
    expect(dropped).toMatchObject({
      sent_at: null,
      last_error: 'Not sent: no longer current.',
    });
  });

  it('reaches each member of many slices once', async () => {
    const { id: role } = await own.into('up_roles').where({ type: 'foster' }).first('id');
    const before = await own.joined({ role: 'foster' });
    const {
      id: _id,
      document_id: _document,
      ...row
    } = await own.into('up_users').where({ id: before.id }).first();
    const many = Array.from({ length: 450 }, () => {
      const name = `${unique('many')}@test.example`;
      return { ...row, username: name, email: name, role_id: role };
    });
    for (let from = 0; from < many.length; from += 50)
      await own.into('up_users').insert(many.slice(from, from + 50));
    await own.published();
    await monday('2027-06-21');
    await write(4);
    const [count] = await own
      .into('portal_mails as m')
      .join('up_users as u', 'u.id', 'm.member_id')
      .where({ 'm.kind': 'reading' })
      .where('u.email', 'like', 'many%')
      .count({ mails: '*' })
      .countDistinct({ members: 'm.member_id' });
    expect([Number(count?.mails), Number(count?.members)]).toEqual([450, 450]);
  });
});
