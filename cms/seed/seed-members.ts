import type { Core } from '@strapi/strapi';
import type { Profile } from '@hearthside/contract/member';
import { MEMBER_UID } from '../src/api/member/domain/member-uid';
import { hashPassword } from '../src/api/session/domain/password-hash';
import { services } from '../src/services';
import { DEMO_PASSWORD } from './demo-accounts';
import { emailOf, PEOPLE, type Person } from './people';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The demo's first member joined this long before the seed; the rest follow evenly, the newest this week. */
const FIRST_DAYS_AGO = 610;

function joinedAt(index: number, now: number): Date {
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

/** The demo's members, made by the services that make real ones. Returns their ids by email name. */
export async function seedMembers(strapi: Core.Strapi): Promise<Map<string, number>> {
  const { member: members, notification } = services(strapi);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const now = Date.now();
  const ids = new Map<string, number>();
  const query = strapi.db.query(MEMBER_UID);
  let admin: Parameters<typeof members.verify>[0] | undefined;

  for (const [index, person] of PEOPLE.entries()) {
    const { first: firstName, last: lastName, role, phone: phoneNumber, state } = person;
    const email = emailOf(person);
    const confirmed = state !== 'unconfirmed';
    // The first admin can be verified by nobody.
    const verified = role === 'admin';
    const { id } = await members.create({
      ...{ firstName, lastName, email, phoneNumber, role, passwordHash, confirmed, verified },
    });
    ids.set(email.split('@')[0] ?? email, id);
    if (person.street) await members.saveProfile(id, profileOf(person, person.street));
    admin ??= { id, role, verified, sessionId: 'seed' };
    if (state === 'verified' && !verified) await members.verify(admin, id, true);
    if (state === 'new') await notification.tellNewcomer(await members.me(id));
    const createdAt = joinedAt(index, now);
    await backdateNews(strapi, createdAt, now);
    const blocked = state === 'blocked';
    await query.update({
      where: { id },
      data: {
        createdAt,
        ...(state === 'verified' && { verifiedAt: new Date(createdAt.getTime() + DAY) }),
        ...(blocked && { blocked }),
      },
    });
  }
  await quieten(strapi, now);
  return ids;
}

/** Dates what has just been told to a day after the member joined, so that a demo does not begin with everything at once. */
async function backdateNews(strapi: Core.Strapi, joined: Date, now: number) {
  const told = new Date(Math.min(joined.getTime() + DAY, now - HOUR));
  await strapi.db.query('api::notification.notification').updateMany({
    where: { createdAt: { $gte: new Date(now) } },
    data: { createdAt: told },
  });
}

/** Old news was read and old mails were sent long ago. */
async function quieten(strapi: Core.Strapi, now: number) {
  await strapi.db.query('api::notification.mail').deleteMany({});
  await strapi.db.query('api::notification.notification').updateMany({
    where: { kind: 'verified' },
    data: { readAt: new Date(now) },
  });
}
