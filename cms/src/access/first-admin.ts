import type { Core } from '@strapi/strapi';
import { email as emailSchema } from '@hearthside/contract/member';
import { neverChosen } from '../api/session/domain/password-hash';
import { services } from '../services';
import { isTaken } from './answer-for';

/**
 * Every admin is made by an admin (ruling 2), except the first: where there is none, the owner of
 * `ADMIN_EMAIL` gets the account and a mail with a link to choose a password.
 */
export async function ensureFirstAdmin(strapi: Core.Strapi) {
  const wanted = process.env.ADMIN_EMAIL;
  if (!wanted) return;
  const { member, session } = services(strapi);
  if ((await member.adminIds()).length > 0) return;
  const email = emailSchema.parse(wanted);
  try {
    await member.create({
      firstName: 'First',
      lastName: 'Admin',
      email,
      phoneNumber: '',
      passwordHash: neverChosen(),
      role: 'admin',
      confirmed: true,
      verified: true,
    });
  } catch (error) {
    if (!isTaken(error)) throw error;
    // A second server was faster, or the address is a member's who is no admin: that is theirs to keep.
    strapi.log.warn(`ADMIN_EMAIL: ${email} has an account already; no admin was made.`);
    return;
  }
  await session.forgotPassword(email, { address: 'the server itself', userAgent: undefined });
  strapi.log.info(`The first admin is ${email}: a link to choose a password was mailed there.`);
}
