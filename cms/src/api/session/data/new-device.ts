/** What a member is told of a sign-in on a new device, and what they can do if it was not theirs (docs/decisions/097). */
import type { Core } from '@strapi/strapi';
import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import { shownWhen } from '@hearthside/contract/shown-date';
import { clockIn } from '@hearthside/contract/zoned-time';
import { countAttempt } from '../../../auth/attempts';
import { evictMember } from '../../../auth/member-cache';
import { transaction } from '../../../db/transaction';
import { refuse } from '../../../http/refuse';
import { queueMail } from '../../../mail/mail-queue';
import * as office from '../../../office/office';
import { revokeOtherAccess } from '../../../subject-hooks';
import { aboutMember } from '../../../text/member-name';
import * as historyService from '../../history/services/history';
import { deviceName } from '../rules/device';
import { deviceCookieFor, knownDevice } from '../rules/known-device';
import { neverChosen } from '../rules/password-hash';
import { makeSecret } from '../rules/secret';
import * as accounts from './accounts';
import { mayMail, unlessDeleted, type Account } from './accounts';
import { revokeDevices, withFactorHint } from './factor-row';
import { newDeviceMail } from './mails';
import * as mailToken from './mail-token';
import { endAll, jwtSecret, lastOpened, type RequestOrigin } from './session-store';

const ownerOf = ({ id, deviceSeed }: Pick<Account, 'id' | 'deviceSeed'>) => ({
  memberId: id,
  seed: deviceSeed ?? '',
});

/** The id of the device if its member has signed in there before, or null. */
export const deviceOf = (strapi: Core.Strapi, found: Account, cookie: string | undefined) =>
  knownDevice(jwtSecret(strapi), ownerOf(found), cookie);

/** The cookie that makes a device known, now that the member has proved there who they are. */
export async function knownDeviceCookie(
  strapi: Core.Strapi,
  memberId: number,
  cookie: string | undefined,
): Promise<string> {
  const found = await accounts.find(strapi, { id: memberId });
  const whose = found ? ownerOf(found) : { memberId, seed: '' };
  return deviceCookieFor(jwtSecret(strapi), whose, cookie);
}

/**
 * Whether a sign-in is told by mail: on a device that is not known, but not the first one of a new member. A browser
 * that keeps no cookies is new each time, so there is a limit. Call before a transaction begins, as it counts.
 */
export async function notifiesOfNewDevice(
  strapi: Core.Strapi,
  found: Account,
  { deviceCookie }: RequestOrigin,
): Promise<boolean> {
  if (deviceOf(strapi, found, deviceCookie)) return false;
  const isFirst = !found.lastSignInAt && !(await lastOpened(strapi, found.id));
  return !isFirst && mayMail('new_device_by_account', String(found.id));
}

/** Mails a member that they, or somebody else, signed in on a new device, as part of that sign-in's transaction. */
export async function mailNewDevice(
  strapi: Core.Strapi,
  { id, email, firstName }: Account,
  { userAgent }: RequestOrigin,
  now = new Date(),
) {
  const device = deviceName(userAgent);
  const zone = await office.timeZone(strapi);
  const { day, time } = clockIn(zone, now);
  const when = shownWhen(day, time, zone);
  const token = await mailToken.issueDenial(strapi, id, device);
  await queueMail(strapi, email, await newDeviceMail(strapi, firstName, { device, when }, token));
}

/** Makes every device a new one, and asks each for the second factor again. Call within a transaction. */
export async function removeKnownDevices(strapi: Core.Strapi, memberId: number) {
  await accounts.change(strapi, memberId, { deviceSeed: makeSecret() });
  await revokeDevices(strapi, memberId);
}

/**
 * What somebody is told who has taken a closed account back. It is not opened at once: its owner may have closed it
 * themselves, and they have not been asked for the second step yet.
 */
export const withClosedHint = ({ deletedAt }: Pick<Account, 'deletedAt'>, message: string) =>
  deletedAt ? `${message} ${SESSION_TEXTS.closedNotErased}` : message;

async function deny(strapi: Core.Strapi, token: string) {
  const claimed = await mailToken.claim(strapi, token, ['deny_sign_in']);
  if (!claimed) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  const account = await accounts.find(strapi, { id: claimed.memberId, blocked: false });
  const found = await unlessDeleted(strapi, account);
  if (!found) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  await endAll(strapi, found.id);
  await removeKnownDevices(strapi, found.id);
  await revokeOtherAccess(strapi, found.id);
  await mailToken.revokeLinks(strapi, found.id);
  // Whoever signed in knew the password.
  await accounts.change(strapi, found.id, { password: neverChosen() });
  await historyService.record(strapi, {
    by: found.id,
    action: 'sign_in_denied',
    about: aboutMember(found),
    changes: [{ field: 'Device', from: '', to: claimed.device ?? '' }],
  });
  const resetToken = await mailToken.issue(strapi, found.id, 'reset_password');
  const { signInDenied } = SESSION_TEXTS;
  const message = await withFactorHint(strapi, found.id, withClosedHint(found, signInDenied));
  return { message, email: found.email, resetToken };
}

/**
 * Takes an account back from whoever signed in to it on a new device: ends every session and link, no device is known
 * or trusted any longer, and the password is void, so that a new one has to be chosen.
 * @throws 400 `LINK_INVALID` if the link was used, is too old, or the account is not open to anybody
 */
export async function denySignIn(strapi: Core.Strapi, token: string, origin: RequestOrigin) {
  await countAttempt('token_by_address', origin.address);
  const looked = await mailToken.look(strapi, token, ['deny_sign_in']);
  if (!looked) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  const take = async () => {
    await accounts.lock(strapi, looked.memberId);
    return deny(strapi, token);
  };
  const denied = await transaction(strapi, take, { changes: [looked.memberId] });
  evictMember(looked.memberId);
  return denied;
}
