/** From the form to a confirmed address (ruling 2), and the same for a changed address. */
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { SESSION_TEXTS, type registration } from '@hearthside/contract/session/endpoints';
import { isUniqueViolation } from '../../../http/answer-for';
import { countAttempt } from '../../../auth/attempts';
import { refuse } from '../../../http/refuse';
import { transaction } from '../../../db/transaction';
import { queueMail } from '../../../mail/mail-queue';
import { notifyNewcomer } from '../../notification/services/notification';
import * as accounts from './accounts';
import {
  ACTIVE,
  AddressReserved,
  checkStrength,
  mayMail,
  unlessDeleted,
  type Account,
} from './accounts';
import { changeEmail, resendProof } from './address-change';
import { inConstantTime } from './constant-time';
import { accountDeletedMail, accountKnownMail, addressReservedMail, confirmMail } from './mails';
import { remindInvited } from './invitation-link';
import * as mailToken from './mail-token';
import { type Purpose } from './mail-token';
import { hashPassword, isPassword } from '../rules/password-hash';
import { countGuess } from './sign-in-attempts';
import type { RequestOrigin } from './session-store';
import * as members from '../../../auth/members';
import { createMember } from './new-member';
import { onAddressConfirmed } from '../../../subject-hooks';

type Registration = z.output<typeof registration>;
/** The address, and whether it is confirmed now. */
interface Confirmed {
  email: string;
  confirmed: boolean;
}

const PURPOSES: Purpose[] = ['confirm_email', 'change_email'];

/** Mails the link to confirm an address, as part of a transaction. Earlier ones stop working. */
export async function mailConfirmation(strapi: Core.Strapi, to: Pick<Account, 'id' | 'email'>) {
  const token = await mailToken.issue(strapi, to.id, 'confirm_email');
  await queueMail(strapi, to.email, await confirmMail(strapi, token));
}

/**
 * Mails the link for an account that nobody has confirmed. Only a member who joined has a password to confirm it
 * with.
 */
const sendWayIn = (strapi: Core.Strapi, to: Account) =>
  to.invitedAt ? remindInvited(strapi, to) : mailConfirmation(strapi, to);

/** What a known address gets instead of a second account: an email, so that a stranger learns nothing. */
async function registerKnown(strapi: Core.Strapi, email: string) {
  const found = await accounts.find(strapi, { email });
  if (!found || !(await mayMail('mail_by_account', email))) return;
  await transaction(strapi, async () => {
    // They may have just been deleted.
    const known = await accounts.lock(strapi, found.id, { email });
    if (!known) return;
    if (!known.deletedAt && !known.confirmed) return sendWayIn(strapi, known);
    // An unconfirmed name may be a stranger's words.
    const name = known.confirmed ? known.firstName : '';
    const isOpen = (await unlessDeleted(strapi, known)) !== null;
    const content = isOpen ? accountKnownMail : accountDeletedMail;
    await queueMail(strapi, email, await content(strapi, name));
  });
}

/** Someone who wants to join with an address that was another account's a few days ago is told so by email. */
async function registerReserved(strapi: Core.Strapi, email: string) {
  if (await mayMail('mail_by_account', email))
    await queueMail(strapi, email, await addressReservedMail(strapi));
}

/** Uses up a link and does what it was mailed for. */
async function confirm(strapi: Core.Strapi, token: string): Promise<Confirmed> {
  const claimed = await mailToken.claim(strapi, token, PURPOSES);
  const found = claimed && (await accounts.find(strapi, { id: claimed.memberId, deletedAt: null }));
  if (!found) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  if (claimed.purpose === 'change_email') return changeEmail(strapi, found);
  await accounts.change(strapi, found.id, { confirmed: true });
  await onAddressConfirmed(strapi, found.email);
  await notifyNewcomer(strapi, await members.me(strapi, found.id));
  return { email: found.email, confirmed: true };
}

/**
 * Whether a new member may follow their link: they need the password they joined with. Otherwise someone could join
 * with another person's address and have its owner confirm the stranger's password.
 */
async function knowsPassword(
  strapi: Core.Strapi,
  memberId: number,
  password: string | undefined,
  origin: RequestOrigin,
) {
  const found = await accounts.find(strapi, { id: memberId, ...ACTIVE });
  if (!found) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  if (password === undefined) return { email: found.email, confirmed: false };
  await countGuess({ email: found.email, address: origin.address, device: null });
  if (await isPassword(password, found.password)) return null;
  throw refuse.passwordWrong(SESSION_TEXTS.notJoinedWith, {
    password: SESSION_TEXTS.notJoinedWith,
  });
}

/**
 * Registers a visitor, unconfirmed and unverified. The answer and its time are the same whether the address is known
 * or not.
 */
export async function register(
  strapi: Core.Strapi,
  { password, ...person }: Registration,
  origin: RequestOrigin,
) {
  await countAttempt('register_by_address', origin.address);
  await checkStrength(strapi, password, person);
  const passwordHash = await hashPassword(password);
  await inConstantTime(async () => {
    try {
      await transaction(strapi, async () => {
        const { id } = await createMember(strapi, {
          ...person,
          passwordHash,
          confirmed: false,
        });
        await mailConfirmation(strapi, { id, email: person.email });
      });
    } catch (error) {
      if (error instanceof AddressReserved) await registerReserved(strapi, person.email);
      else if (isUniqueViolation(error)) await registerKnown(strapi, person.email);
      else throw error;
    }
  });
}

/** Follows a confirmation link: a first address, or a changed one. Each link works once. */
export async function confirmEmail(
  strapi: Core.Strapi,
  token: string,
  password: string | undefined,
  origin: RequestOrigin,
) {
  await countAttempt('token_by_address', origin.address);
  const looked = await mailToken.look(strapi, token, PURPOSES);
  if (!looked) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
  if (looked.purpose === 'confirm_email') {
    const waiting = await knowsPassword(strapi, looked.memberId, password, origin);
    if (waiting) return waiting;
  }
  try {
    return await transaction(strapi, async () => {
      await accounts.lock(strapi, looked.memberId);
      return confirm(strapi, token);
    });
  } catch (error) {
    // Somebody else has confirmed the same address meanwhile.
    if (isUniqueViolation(error)) throw refuse.linkInvalid(SESSION_TEXTS.badLink);
    throw error;
  }
}

/** Mails the link again to someone who has not followed it: that of a first address, or of a changed one. */
export async function resendConfirmation(
  strapi: Core.Strapi,
  email: string,
  origin: RequestOrigin,
) {
  await countAttempt('mail_by_address', origin.address);
  await inConstantTime(async () => {
    await resendProof(strapi, email);
    const waiting = await accounts.find(strapi, { email, confirmed: false });
    if (!waiting || !(await mayMail('mail_by_account', email))) return;
    await transaction(strapi, async () => {
      const found = await accounts.lock(strapi, waiting.id, { email, confirmed: false });
      if (found) await sendWayIn(strapi, found);
    });
  });
}
