import type { Core } from '@strapi/strapi';
import { addDays, dayIn } from '@hearthside/contract/calendar-days';
import { PLAN_ROLES, type PlanRole } from '@hearthside/contract/membership/fields';
import { runQuery } from '../../src/db/run-query';
import { reminderNotice } from '../../src/api/membership/rules/reminder-notices';
import { remindOnce } from '../../src/jobs/remind-once';
import * as membershipService from '../../src/api/membership/services/membership';
import * as notificationService from '../../src/api/notification/services/notification';
import { asMember } from '../as-member';
import { personOf } from '../pets/people-around';
import { planGifts } from '../donations/plan-gifts';
import type { Person } from '../people';
import { joinedAt, nickname } from '../seed-members';
import type { PastEvent } from '../timeline';
import { termsOf, type Term } from './membership-past';
import { PLANS } from './plans';
import { STANDINGS, type Standing } from './standings';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ZONE = 'America/Los_Angeles';
const GRACE = 30;
/** How many days after joining a membership was started. */
const BEGUN_AFTER = 4;
/** How many days ago the office wrote its plans. */
const PLANS_WRITTEN_AGO = 606;

const office = (day: string) => new Date(`${day}T18:10:00Z`);

interface Renewed {
  at: Date;
  to: string;
  reminders: boolean;
}

function planOf({ role }: Person) {
  const plan = PLANS[role as PlanRole];
  if (!plan) throw new Error(`The demo has members of the role ${role}, and no plan for them.`);
  return plan;
}

/** How the demo's plans were written, and its memberships begun, renewed, reminded of and ended. */
export function membershipsGoOn(
  strapi: Core.Strapi,
  idOf: (who: string) => number,
  now: number,
): PastEvent[] {
  const { give } = planGifts(strapi);
  const today = dayIn(ZONE, new Date(now));

  async function writePlans() {
    for (const role of PLAN_ROLES) {
      const plan = PLANS[role];
      if (!plan) continue;
      const { benefits, ...said } = plan;
      await membershipService.savePlan(strapi, role, { ...said, benefits: [...benefits] });
    }
  }

  /**
   * By a gift to the campaign of the plan. A plan without one, as for people who work here, is renewed by the office.
   */
  async function renew(id: number, person: Person, renewed: Renewed) {
    const { price: cents, campaignCode } = planOf(person);
    const { at, to: nextDeadline, reminders } = renewed;
    if (campaignCode !== '') {
      return give({ person, memberId: idOf(nickname(person)), at, cents, campaignCode });
    }
    const given = { amount: cents, nextDeadline, reminders };
    return membershipService.save(strapi, { id: idOf('amara') }, id, given);
  }

  function remind(
    member: number,
    id: number,
    amount: number,
    { deadline }: Term,
    { offset, on }: Term['reminded'][number],
  ) {
    const key = `membership:${id}:${deadline}:${offset}`;
    const of = { kind: 'membership' as const, about: id, member, day: deadline, offset };
    const told = { nextDeadline: deadline, amount, today: on, graceDays: GRACE };
    const { title, body } = reminderNotice(told);
    const notice = { to: [member], kind: 'membership' as const, title, body, link: '/membership' };
    return remindOnce(strapi, { key, ...of }, () => notificationService.announce(strapi, notice));
  }

  function storyOf({ who, days, reminders = true, endedAgo }: Standing): PastEvent[] {
    const person = personOf(who);
    const begunAt = new Date(joinedAt(person, now).getTime() + BEGUN_AFTER * DAY);
    const begun = dayIn(ZONE, begunAt);
    const terms = termsOf(begun, addDays(today, days), today, reminders);
    const { price: amount } = planOf(person);
    let id = 0;
    const begin = async () => {
      const nextDeadline = terms[0]?.deadline ?? today;
      const given = { userId: idOf(who), amount, nextDeadline, reminders };
      id = (await membershipService.create(strapi, { id: idOf('amara') }, given)).membership.id;
    };
    const renewal = (at: Date, to: string): PastEvent => ({
      at,
      happen: () => renew(id, person, { at, to, reminders }),
    });
    const since = terms.flatMap((term, at): PastEvent[] => {
      const { renewedOn, reminded } = term;
      const to = terms[at + 1]?.deadline;
      return [
        ...reminded.map((one) => ({
          at: new Date(office(one.on).getTime() - HOUR),
          happen: () => remind(idOf(who), id, amount, term, one),
        })),
        ...(renewedOn && to ? [renewal(office(renewedOn), to)] : []),
      ];
    });
    const endedAt = new Date(now - (endedAgo ?? 0) * DAY);
    const end = async () => {
      await membershipService.remove(strapi, { id: idOf('jonas') }, id);
      await runQuery(strapi, (knex) =>
        knex('portal_memberships').where({ id }).update({ deleted_at: endedAt }),
      );
    };
    return [
      { at: begunAt, happen: begin },
      ...since,
      ...(endedAgo === undefined ? [] : [{ at: endedAt, happen: end }]),
    ];
  }

  return [
    {
      at: new Date(now - PLANS_WRITTEN_AGO * DAY),
      happen: () => asMember(strapi, idOf('amara'), writePlans),
    },
    ...STANDINGS.flatMap(storyOf),
  ];
}
