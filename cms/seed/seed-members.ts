import type { Core } from '@strapi/strapi';
import type { Profile } from '@hearthside/contract/member/profile';
import type { Member } from '../src/auth/member-cache';
import { MEMBER_UID } from '../src/auth/member-uid';
import { notifyNewcomer } from '../src/api/notification/services/notification';
import * as memberService from '../src/api/member/services/member';
import { emailOf, PEOPLE, type Person } from './people';
import type { PastEvent } from './timeline';
import * as members from '../src/auth/members';
import { createMember } from '../src/api/session/data/new-member';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/**
 * How many days before the seed the demo's first member joined. The rest follow at equal intervals, the newest this
 * week.
 */
const FIRST_DAYS_AGO = 610;

/** A person's name in the seed: the local part of their email address. */
export const nickname = (person: Person) => emailOf(person).split('@')[0] ?? '';

/** When a person joined. */
export function joinedAt(person: Person, now: number): Date {
  const index = PEOPLE.indexOf(person);
  const share = index / (PEOPLE.length - 1);
  const daysAgo = FIRST_DAYS_AGO * (1 - share) ** 1.6;
  return new Date(now - daysAgo * DAY - (index % 9) * 3_700_000);
}

function profileOf(person: Person, street: string): Profile {
  const [city, state, zipCode, country] = person.place ?? ['', '', '', ''];
  return {
    firstName: person.first,
    lastName: person.last,
    email: emailOf(person),
    phoneNumber: person.phone,
    streetAddress: street,
    city,
    state,
    zipCode,
    country,
  };
}

/**
 * How each of the demo's members joined, through the services that create real ones. Fills in their ids by nickname.
 */
export function membersJoin(
  strapi: Core.Strapi,
  ids: Map<string, number>,
  passwordHash: string,
  now: number,
): PastEvent[] {
  const query = strapi.db.query(MEMBER_UID);

  async function join(person: Person, createdAt: Date, verifiedAt: Date) {
    const { first: firstName, last: lastName, role, phone: phoneNumber, state } = person;
    // Nobody could verify the first admin.
    const verified = role === 'admin';
    const { id } = await createMember(strapi, {
      firstName,
      lastName,
      email: emailOf(person),
      phoneNumber,
      role,
      passwordHash,
      verified,
      confirmed: state !== 'unconfirmed',
    });
    ids.set(nickname(person), id);
    if (person.street)
      await memberService.saveProfile(
        strapi,
        { id, hasSecondFactor: false, provedAt: 0 },
        id,
        profileOf(person, person.street),
      );
    const hasBeenVerified = state === 'verified' || state === 'deleted';
    const admin = { id: ids.get('amara'), role: 'admin', verified: true, sessionId: '' } as Member;
    if (hasBeenVerified && !verified) await memberService.verify(strapi, admin, id, true);
    if (state === 'new') await notifyNewcomer(strapi, await members.me(strapi, id));
    const times = hasBeenVerified ? { createdAt, verifiedAt } : { createdAt };
    const data = { ...times, ...(state === 'blocked' && { blocked: true }) };
    await query.update({ where: { id }, data });
  }

  return PEOPLE.map((person) => {
    const createdAt = joinedAt(person, now);
    // A demo must not begin with everything at once, so notices are dated a day after each member joined.
    const at = new Date(Math.min(createdAt.getTime() + DAY, now - HOUR));
    return { at, happen: () => join(person, createdAt, at) };
  });
}
