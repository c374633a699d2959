/** Who waits for the office: one page of all queues of people (docs/decisions/090). */
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Role } from '@hearthside/contract/access';
import { INVITATION_DAYS } from '@hearthside/contract/member/invitations';
import {
  WAITING_LISTED,
  type waitingRoom as answer,
} from '@hearthside/contract/member/waiting-room';
import {
  selectWhole,
  toInvitation,
  toMe,
  toPerson,
  type WholeMember,
} from '../../../auth/member-row';
import { runQuery } from '../../../db/run-query';
import { subjects } from '../../../subject';
import { daysAfter } from '../../../text/days';
import { animalsToPlace } from '../own-data/animals-to-place';
import type { DecidedAnimal } from '../own-data/requests';
import { dependentsOf } from './belongings';
import { isComplete } from '../rules/checklist';
import type { Moment } from '../../../text/moment';

type Rule = (query: Knex.QueryBuilder) => void;

const active: Rule = (query) =>
  void query.where({ 'u.confirmed': true, 'u.blocked': false }).whereNull('u.deleted_at');

/** Who waits, by kind. Each is a rule over `up_users as u`, and the day since when they wait. */
const KINDS = {
  newcomers: { since: 'u.created_at', rule: (query) => active(query.where('u.verified', false)) },
  requests: {
    since: 'r.asked_at',
    rule: (query) => active(query.join('portal_role_requests as r', 'r.member_id', 'u.id')),
  },
  unconfirmed: {
    since: 'u.created_at',
    rule: (query) =>
      query.where('u.confirmed', false).whereNull('u.invited_at').whereNull('u.deleted_at'),
  },
  expired: {
    since: 'u.invited_at',
    rule: (query) =>
      query
        .where('u.confirmed', false)
        .whereNull('u.deleted_at')
        .where('u.invited_at', '<', daysAfter(new Date(), -INVITATION_DAYS)),
  },
  closings: {
    since: 'q.ends_at',
    rule: (query) =>
      query
        .join('portal_data_requests as q', 'q.member_id', 'u.id')
        .where({ 'q.kind': 'closing', 'q.state': 'open' }),
  },
} satisfies Record<string, { since: string; rule: Rule }>;
type Kind = keyof typeof KINDS;

async function countOf(strapi: Core.Strapi, kind: Kind): Promise<number> {
  const found = await runQuery(strapi, (knex) =>
    knex('up_users as u').modify(KINDS[kind].rule).count({ total: '*' }).first(),
  );
  return Number((found as { total?: number | string } | undefined)?.total ?? 0);
}

/** How many wait of each kind. Home and the page count with the same rules. */
export async function waitingCounts(strapi: Core.Strapi): Promise<Record<Kind, number>> {
  const kinds = Object.keys(KINDS) as Kind[];
  const counts = await Promise.all(kinds.map((kind) => countOf(strapi, kind)));
  return Object.fromEntries(kinds.map((kind, at) => [kind, counts[at]])) as Record<Kind, number>;
}

/** Those of a kind who wait longest. */
async function firstOf<Row extends WholeMember>(
  strapi: Core.Strapi,
  kind: Kind,
  more: Rule = () => undefined,
): Promise<Row[]> {
  const { since, rule } = KINDS[kind];
  const rows = await runQuery(strapi, (knex) =>
    selectWhole(knex).modify(rule).modify(more).orderBy([since, 'u.id']).limit(WAITING_LISTED),
  );
  return rows as unknown as Row[];
}

function waitingIn(row: WholeMember, since: Moment) {
  const { profilePicture: _picture, ...person } = toPerson(row);
  return { ...person, since: new Date(since).toISOString() };
}

/** A newcomer with what they have sent and what is missing, of their profile and by each subject that asks something. */
async function newcomerIn(strapi: Core.Strapi, row: WholeMember) {
  const person = waitingIn(row, row.createdAt);
  const steps = await Promise.all(
    subjects().map(async ({ newcomerSteps }) => newcomerSteps?.(strapi, person)),
  );
  const ofProfile = isComplete(toMe(row)) ? [] : ['Their profile is not complete'];
  return {
    ...person,
    sent: steps.flatMap((step) => step?.sent ?? []),
    missing: [...ofProfile, ...steps.flatMap((step) => step?.missing ?? [])],
  };
}

type Asking = WholeMember & { wanted: Role; reason: string; askedAt: string };

/** The links that still work, by the member who can follow them. */
const withLink: Rule = (query) =>
  void query
    .leftJoin('portal_mail_tokens as t', (on) =>
      on
        .on('t.member_id', 'u.id')
        .andOnVal('t.purpose', 'confirm_email')
        .andOnVal('t.expires_at', '>', new Date()),
    )
    .select('t.expires_at as linkEndsAt');

const withRequest: Rule = (query) =>
  void query.select('r.role as wanted', 'r.reason as reason', 'r.asked_at as askedAt');

type Leaving = WholeMember & {
  askedAt: string;
  dueAt: string;
  animals: DecidedAnimal[] | string | null;
};

const withClosing: Rule = (query) =>
  void query.select('q.asked_at as askedAt', 'q.ends_at as dueAt', 'q.animals as animals');

/** SQLite has JSON as text. */
const animalsIn = ({ animals }: Leaving): DecidedAnimal[] =>
  typeof animals === 'string' ? (JSON.parse(animals) as DecidedAnimal[]) : (animals ?? []);

/** Those who have closed their accounts, with what has to be seen to before they are erased. */
async function closingsIn(strapi: Core.Strapi, rows: readonly Leaving[]) {
  const decided = rows.map((row) => ({ memberId: row.id, animals: animalsIn(row) }));
  // There are few of them at a time.
  const [animals, care] = await Promise.all([
    animalsToPlace(strapi, decided),
    Promise.all(rows.map(({ id }) => dependentsOf(strapi, id))),
  ]);
  return rows.map((row, at) => ({
    ...waitingIn(row, row.askedAt),
    dueAt: new Date(row.dueAt).toISOString(),
    animals: animals[at] ?? [],
    care: care[at]?.find(({ kind }) => kind === 'care') ?? null,
  }));
}

/** Everybody who waits for the office, each kind with its total and those who wait longest. */
export async function waitingRoom(strapi: Core.Strapi): Promise<z.input<typeof answer>> {
  const [counts, newcomers, requests, unconfirmed, expired, closings] = await Promise.all([
    waitingCounts(strapi),
    firstOf(strapi, 'newcomers'),
    firstOf<Asking>(strapi, 'requests', withRequest),
    firstOf<WholeMember & { linkEndsAt: string | null }>(strapi, 'unconfirmed', withLink),
    firstOf(strapi, 'expired'),
    firstOf<Leaving>(strapi, 'closings', withClosing),
  ]);
  return {
    newcomers: {
      total: counts.newcomers,
      people: await Promise.all(newcomers.map((row) => newcomerIn(strapi, row))),
    },
    requests: {
      total: counts.requests,
      people: requests.map((row) => ({
        ...waitingIn(row, row.askedAt),
        wanted: row.wanted,
        reason: row.reason,
      })),
    },
    unconfirmed: {
      total: counts.unconfirmed,
      people: unconfirmed.map((row) => ({
        ...waitingIn(row, row.createdAt),
        linkEndsAt: row.linkEndsAt && new Date(row.linkEndsAt).toISOString(),
      })),
    },
    expired: { total: counts.expired, people: expired.map(toInvitation) },
    closings: {
      total: counts.closings,
      people: await closingsIn(strapi, closings),
    },
  };
}
