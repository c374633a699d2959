import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { AppointmentView } from '@hearthside/contract/appointment-endpoints';
import type { PageQuery } from '@hearthside/contract/list';
import { paginationOf } from '../../../access/pagination';
import { reading } from '../../../access/reading';
import { services } from '../../../services';
import { searchedBy } from '../../member/domain/fold';
import { appointmentAccess, seesAll } from './appointment-access';
import { appointmentIn, type AppointmentRow, type Reader } from './appointment-row';
import { APPOINTMENT_TABLE } from './appointment-uid';

type Asked = PageQuery & { view: AppointmentView };

/** What is still to come: neither over nor refused nor called off. */
const COMING = `a.state in ('requested', 'confirmed') and a.ends_at > ?`;
/** What the office has not answered: a request, also one whose time has passed, or a wish. */
const WAITING = `(a.state = 'requested' or (a.state = 'confirmed' and a.wish is not null and a.ends_at > ?))`;

const VIEWS: Readonly<Record<AppointmentView, string | null>> = {
  all: null,
  coming: COMING,
  waiting: WAITING,
  past: `not (${COMING})`,
};

/** Lists and counts of appointments. */
export function appointmentList(strapi: Core.Strapi) {
  const { inOrder } = appointmentAccess(strapi);

  /** Without those of members who lie in the trash. */
  const all = (knex: Knex) =>
    knex(`${APPOINTMENT_TABLE} as a`)
      .join('up_users as u', 'u.id', 'a.member_id')
      .whereNull('u.deleted_at');

  const counted = async (query: Knex.QueryBuilder): Promise<number> => {
    const row = (await query.count({ total: '*' }).first()) as { total: number | string };
    return Number(row.total);
  };

  const coming = (knex: Knex, memberId: number, now: Date) =>
    all(knex)
      .where({ 'a.member_id': memberId, 'a.state': 'confirmed' })
      .where('a.ends_at', '>', now);

  return {
    /**
     * A page: the next first, then what is over or called off, the latest first. The office can look for a member by
     * name or email; one's own are all of one name.
     */
    async list(reader: Reader, asked: Asked, now = new Date()) {
      const knex = strapi.db.connection;
      const view = VIEWS[asked.view];
      const matching = () => {
        const query = all(knex);
        if (seesAll(reader)) query.modify(searchedBy('u.search_key', asked.search));
        else query.where('a.member_id', reader.id);
        if (view) query.whereRaw(view, [now]);
        return query;
      };
      const [ids, total] = await Promise.all([
        matching()
          .orderByRaw(`case when ${COMING} then 0 else 1 end`, [now])
          .orderByRaw(`case when ${COMING} then a.starts_at end`, [now])
          .orderBy([{ column: 'a.starts_at', order: 'desc' }, 'a.id'])
          .limit(asked.limit)
          .offset((asked.page - 1) * asked.limit)
          .pluck('a.id') as Promise<number[]>,
        counted(matching()),
      ]);
      const { timeZone } = await services(strapi).settings.read();
      return {
        appointments: (await inOrder(ids)).map((row) => appointmentIn(row, now)),
        pagination: paginationOf(asked, total),
        timeZone,
      };
    },

    /** Whether a member has any; it opens the section to whoever has no other right to it. */
    async hasAny(memberId: number): Promise<boolean> {
      const row: { id: number } | undefined = await reading(strapi, (knex) =>
        knex(APPOINTMENT_TABLE).where({ member_id: memberId }).first('id'),
      );
      return row !== undefined;
    },

    /** How many requests and wishes the office has not answered. */
    waiting: (now = new Date()): Promise<number> =>
      reading(strapi, (knex) => counted(all(knex).whereRaw(WAITING, [now]))),

    /** How many fixed appointments a member has before them, and the next of them. */
    async coming(
      memberId: number,
      now = new Date(),
    ): Promise<{ count: number; next: AppointmentRow | undefined }> {
      const ids: number[] = await reading(strapi, (knex) =>
        coming(knex, memberId, now).orderBy(['a.starts_at', 'a.id']).pluck('a.id'),
      );
      const [next] = await inOrder(ids.slice(0, 1));
      return { count: ids.length, next };
    },
  };
}
