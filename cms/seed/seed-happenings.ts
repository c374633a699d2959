import type { Core } from '@strapi/strapi';
import { INVITATION_DAYS } from '@hearthside/contract/member/invitations';
import type { Member } from '../src/auth/member-cache';
import { runQuery } from '../src/db/run-query';
import { roleIdOf } from '../src/auth/roles';
import { MEMBER_UID } from '../src/auth/member-uid';
import * as trustService from '../src/api/trust/services/trust';
import * as memberService from '../src/api/member/services/member';
import { DELETED, FEATURED, HIDES, INVITED, ROLE_CHANGES, TRUSTS } from './happenings';
import { PEOPLE } from './people';
import { joinedAt, nickname } from './seed-members';
import type { PastEvent } from './timeline';
import * as members from '../src/auth/members';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** When one of the demo's trusts was founded. */
export function foundedAt(trust: string, now: number): Date {
  const index = TRUSTS.findIndex(({ name }) => name === trust);
  if (index < 0) throw new Error(`No demo trust is called ${trust}.`);
  return new Date(now - (300 - index * 40) * DAY - HOUR / 2);
}

/** What admins and members have done since each member joined, through the real services. */
export function happeningsSince(
  strapi: Core.Strapi,
  ids: ReadonlyMap<string, number>,
  now: number,
): PastEvent[] {
  const query = strapi.db.query(MEMBER_UID);
  const idOf = (who: string): number => {
    const id = ids.get(who);
    if (id === undefined) throw new Error(`No demo member is called ${who}.`);
    return id;
  };
  const admin = (who = 'amara'): Member => ({
    id: idOf(who),
    role: 'admin',
    verified: true,
    sessionId: '',
    hasSecondFactor: false,
    mustSetUpFactor: false,
    provedAt: now,
  });
  const daysAgo = (days: number) => new Date(now - days * DAY - HOUR / 2);
  /** A day, or the second day after a member joined if they had not joined yet. */
  const sinceJoined = (who: string, at: Date): Date => {
    const person = PEOPLE.find((one) => nickname(one) === who);
    const there = person ? joinedAt(person, now).getTime() + 2 * DAY : 0;
    return new Date(Math.max(at.getTime(), there));
  };

  const ofTrusts = TRUSTS.flatMap(({ name, people }) => {
    const founded = foundedAt(name, now);
    let id = 0;
    const found = async () => {
      id = (await trustService.create(strapi, admin().id, name)).id;
    };
    const assigned = people.map((who, place) => ({
      at: sinceJoined(who, new Date(founded.getTime() + (place + 1) * HOUR)),
      happen: () => trustService.assign(strapi, admin().id, idOf(who), id),
    }));
    return [{ at: founded, happen: found }, ...assigned];
  });
  const ofRoles = ROLE_CHANGES.map(({ who, from, reason }, index) => ({
    at: sinceJoined(who, daysAgo(90 - index * 20)),
    async happen() {
      const id = idOf(who);
      const { role } = await members.me(strapi, id);
      await query.update({ where: { id }, data: { role: roleIdOf(from) } });
      await memberService.changeRole(strapi, admin(), id, { role, reason });
    },
  }));
  const ofFeatured = FEATURED.map((who, index) => ({
    at: sinceJoined(who, daysAgo(60 - index * 9)),
    happen: () => memberService.feature(strapi, admin('jonas'), idOf(who)),
  }));
  const ofHiding = HIDES.map(({ who, ...visibility }, index) => ({
    at: sinceJoined(who, daysAgo(33 - index)),
    happen: () => memberService.saveVisibility(strapi, idOf(who), visibility),
  }));
  const ofInvitations = INVITED.map(({ first: firstName, last: lastName, role, daysAgo: days }) => {
    const at = daysAgo(days);
    return {
      at,
      async happen() {
        const email = `${firstName.toLowerCase()}@hearthside.example`;
        const person = { firstName, lastName, email, phoneNumber: '', role, verified: true };
        const { id } = await memberService.invite(strapi, admin('jonas'), person);
        await query.update({ where: { id }, data: { createdAt: at, invitedAt: at } });
        const expires_at = new Date(at.getTime() + INVITATION_DAYS * DAY);
        await runQuery(strapi, (knex) =>
          knex('portal_mail_tokens').where({ member_id: id }).update({ expires_at }),
        );
      },
    };
  });
  const at = daysAgo(DELETED.daysAgo);
  const ofDeleting = {
    at,
    async happen() {
      const id = idOf(DELETED.who);
      await memberService.remove(strapi, admin(), id);
      await query.update({ where: { id }, data: { deletedAt: at } });
    },
  };
  return [...ofTrusts, ...ofRoles, ...ofFeatured, ...ofHiding, ...ofInvitations, ofDeleting];
}
