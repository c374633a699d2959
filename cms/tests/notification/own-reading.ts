import type { Knex } from 'knex';
import { expect } from 'vitest';
import {
  defaultChoices,
  type NotificationChoices,
} from '@hearthside/contract/notification/endpoints';
import { blogCalls } from '../harness/blogs';
import { CLOCK, moveClock, nowAt } from '../harness/clock';
import { connect } from '../harness/database';
import { get, put, type Ask } from '../harness/http';
import { fieldsOf, libraryCalls } from '../harness/library';
import { makeMember, openSession, type NewMember, type TestMember } from '../harness/members';
import { discard, type Server } from '../harness/server';
import { ownServer } from '../harness/shared';

/** What members choose who have chosen nothing. */
export const CHOICES = defaultChoices('America/Los_Angeles');

interface Line {
  id: number;
  title: string;
  body: string;
  link: string;
  readAt: string | null;
}

const env = { ...CLOCK, SEED_DEMO: 'false' };

/** A server whose clock is moved, and what its members and an admin do with new blogs and library items. */
export async function ownReading(startsAt: string) {
  let server: Server = await ownServer({ env });
  // A server that is started again has another address.
  const info = () => server.info;
  const into: Knex = connect(info().database);
  await moveClock(info(), startsAt);

  const joined = (wanted: NewMember = {}) =>
    makeMember({ createdAt: nowAt(info()), ...wanted, into });
  const admin = await joined({ role: 'admin' });
  /** A call by a member. Their session is opened for it, because the clock moves on by days. */
  const by = async ({ id }: Pick<TestMember, 'id'>, more: Ask = {}) => {
    const { token } = await openSession(id, info(), into, nowAt(info()));
    return { base: info().baseUrl, token, ...more };
  };
  const save = async (member: TestMember, body: object) =>
    put('/notifications/choices', await by(member, { body }));
  const blogs = async () => blogCalls(await by(admin), info().baseUrl);
  const bellOf = async (member: TestMember) => {
    const { status, body } = await get('/notifications', await by(member));
    expect(status).toBe(200);
    expect(body.pagination.total).toBe(body.notifications.length);
    return { lines: body.notifications as Line[], unread: Number(body.unread) };
  };

  return {
    get info() {
      return info();
    },
    into,
    admin,
    joined,
    by,
    save,
    blogs,
    bellOf,
    titlesOf: async (member: TestMember) => (await bellOf(member)).lines.map(({ title }) => title),
    async choose(member: TestMember, reading: Partial<NotificationChoices['reading']>) {
      const body = { ...CHOICES, reading: { ...CHOICES.reading, ...reading } };
      expect((await save(member, body)).status).toBe(200);
    },
    /** Lets minutes pass on the server's clock. */
    later: (minutes: number) =>
      moveClock(info(), new Date(nowAt(info()).getTime() + minutes * 60_000)),
    published: async (more: object = {}) => (await blogs()).made({ publish: true, ...more }),
    async unpublish({ id }: { id: string }) {
      expect((await (await blogs()).unpublish(id)).status).toBe(200);
    },
    async addFilm(more: object = {}) {
      const externalUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
      const { token, base } = await by(admin);
      const fields = fieldsOf({ externalUrl, ...more });
      const reply = await libraryCalls({ token }).add('video', fields, undefined, { base });
      expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
      return reply.body.item as { id: number; title: string };
    },
    /** Stops the server and starts it again on the same data. */
    async restart() {
      expect(await server.stop()).toBe(0);
      server = await ownServer({ env, after: info() });
    },
    async end() {
      await into.destroy();
      expect(await server.stop()).toBe(0);
      discard(info());
    },
  };
}
