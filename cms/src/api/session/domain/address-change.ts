import type { Core } from '@strapi/strapi';
import { PROFILE_LABELS } from '@hearthside/contract/member';
import { SESSION_TEXTS } from '@hearthside/contract/session';
import { isUniqueViolation } from '../../../access/answer-for';
import { countAttempt } from '../../../access/attempts';
import { evictMember } from '../../../access/member-cache';
import { refuse } from '../../../access/refuse';
import { transaction } from '../../../db/transaction';
import { queueMail } from '../../../notify/mail-queue';
import { services } from '../../../services';
import { memberKeys } from '../../member/domain/normalize';
import { aboutMember } from '../../member/domain/member-name';
import { accounts, mayMail, type Account } from './accounts';
import { changeEmailMail, emailChangeAskedMail, emailChangedMail } from './mails';
import { mailTokens } from './mail-token';
import { isPassword, neverChosen } from './password-hash';
import { sessionStore, type RequestOrigin } from './session-store';

/** What an account says that takes on this address. */
const at = ({ firstName, lastName, showEmail }: Account, email: string) => ({
  email,
  username: email,
  pendingEmail: null,
  ...memberKeys({ firstName, lastName, email, showEmail }),
});

/** Another address for an account, and taking it back (docs/decisions/030). */
export function addressChanges(strapi: Core.Strapi) {
  const account = accounts(strapi);
  const tokens = mailTokens(strapi);

  const record = (found: Account, field: string, from: string, to: string) =>
    services(strapi).history.record({
      by: found.id,
      action: 'profile',
      about: aboutMember(found),
      changes: [{ field, from, to }],
    });

  /** Whether an address is another's, or was until a few days ago. */
  const isOthers = async (email: string, memberId: number) => {
    const owner = await account.find({ email });
    return (owner && owner.id !== memberId) || (await tokens.isReserved(email, memberId));
  };

  /**
   * Puts the address back, or where another account has it by now, locks this one: whoever has taken it over
   * reads the mails to its new address, and could otherwise choose the next password.
   */
  async function undoChange(token: string) {
    const claimed = await tokens.claim(token, ['undo_email_change']);
    const found = claimed && (await account.find({ id: claimed.memberId, deletedAt: null }));
    if (!found || !claimed.address) throw refuse.badInput(SESSION_TEXTS.badLink);
    const { address } = claimed;
    const owner = await account.find({ email: address });
    const isTakenNow = owner !== null && owner.id !== found.id;
    const { pendingEmail } = found;
    await sessionStore(strapi).endAll(found.id);
    await services(strapi).blog.revokeFeed(found.id);
    // A link mailed to the address in between would open the account again.
    await tokens.forget(found.id);
    await tokens.outrankUndos(found.id, { id: claimed.id, address });
    // Who asked for the change knew the password.
    const password = neverChosen();
    if (pendingEmail) await record(found, 'Email, to be confirmed', pendingEmail, '');
    if (isTakenNow) {
      await account.change(found.id, { password, pendingEmail: null, blocked: true });
      return { message: SESSION_TEXTS.emailTaken, email: address, resetToken: null };
    }
    await account.change(found.id, { password, ...at(found, address) });
    await services(strapi).pet.followProfile(found.id, { by: found.id });
    if (found.email !== address) await record(found, PROFILE_LABELS.email, found.email, address);
    const resetToken = found.blocked ? null : await tokens.issue(found.id, 'reset_password');
    return { message: SESSION_TEXTS.emailKept, email: address, resetToken };
  }

  return {
    /** Refuses whoever cannot give their password. To be asked before a transaction begins. */
    async provePassword(memberId: number, password: string | undefined) {
      const no = (sentence: string) => refuse.badInput(sentence, { currentPassword: sentence });
      if (password === undefined) throw no(SESSION_TEXTS.passwordForEmail);
      await countAttempt('password_by_account', String(memberId));
      const found = await account.find({ id: memberId });
      if (!(await isPassword(password, found?.password))) throw no(SESSION_TEXTS.wrongPassword);
    },

    /** Refuses one more mail to an address than is reasonable; for callers who may know that there is an account. */
    countMail: (email: string) => countAttempt('mail_by_account', email),

    /**
     * Refuses whoever asks for more proofs of addresses than is reasonable, and tells whether one more may be
     * mailed to this address; of that the caller learns nothing, nor does it use up the other mails its owner may
     * be waiting for. To be asked before a transaction begins: counting takes a connection of its own, and SQLite
     * has only one.
     */
    async countProof(memberId: number, email: string) {
      await countAttempt('proof_by_account', String(memberId));
      return mayMail('proof_by_receiver', email);
    },

    /**
     * Asks for proof of a changed address; the profile keeps the old one until then. A new wish is told to the
     * old address at once, with a link that takes it back.
     */
    async askToConfirmEmail(
      memberId: number,
      email: string,
      { isNewRequest, mayProve }: { isNewRequest: boolean; mayProve: boolean },
    ) {
      const found = await account.find({ id: memberId });
      if (!found) return;
      if (isNewRequest) {
        const undo = await tokens.issueUndo(memberId, found.email);
        const notice = await emailChangeAskedMail(strapi, found.firstName, email, undo);
        await queueMail(strapi, found.email, notice);
      }
      // A link for an earlier wish must not prove this one, so there is a new one in any case.
      const token = await tokens.issue(memberId, 'change_email');
      // Somebody else's address gets no link: following it could only fail. Its owner is told nothing.
      if (!mayProve || (await isOthers(email, memberId))) return;
      await queueMail(strapi, email, await changeEmailMail(strapi, token));
    },

    /** Puts a confirmed new address in the place of the old one, which is told. */
    async changeEmail(found: Account) {
      const { id, firstName, email: old, pendingEmail } = found;
      if (!pendingEmail || (await tokens.isReserved(pendingEmail, id))) {
        throw refuse.badInput(SESSION_TEXTS.badLink);
      }
      await account.change(id, at(found, pendingEmail));
      await services(strapi).pet.followProfile(id, { by: id });
      await services(strapi).donation.nameEarlierGifts(pendingEmail);
      // Links that were mailed to the old address end with it.
      await tokens.forget(id);
      await record(found, PROFILE_LABELS.email, old, pendingEmail);
      const undo = await tokens.issueUndo(id, old);
      await queueMail(strapi, old, await emailChangedMail(strapi, firstName, pendingEmail, undo));
      return { email: pendingEmail, confirmed: true };
    },

    /**
     * Takes a change of address back that its owner did not ask for: ends every session and link, keeps or
     * restores the address, and makes the password void, for which a new one is to be chosen at once.
     */
    async undoEmailChange(token: string, origin: RequestOrigin) {
      await countAttempt('token_by_address', origin.address);
      const looked = await tokens.look(token, ['undo_email_change']);
      if (!looked) throw refuse.badInput(SESSION_TEXTS.badLink);
      const take = async () => {
        await account.lock(looked.memberId);
        return undoChange(token);
      };
      const attempt = () => transaction(strapi, take, { changes: [looked.memberId] });
      const undone = await attempt().catch((error: unknown) => {
        // Somebody has taken the address in this very moment; the second look finds them.
        if (isUniqueViolation(error)) return attempt();
        throw error;
      });
      evictMember(looked.memberId);
      return undone;
    },
  };
}
