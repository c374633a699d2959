import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import {
  SESSION,
  SESSION_TEXTS,
  type OpenSession,
  type registration,
} from '@hearthside/contract/session';
import { signAccessToken } from '../../../access/access-token';
import { isTaken } from '../../../access/answer-for';
import { countAttempt, forgetAttempts, sweepAttempts } from '../../../access/attempts';
import { forgetMember } from '../../../access/member-cache';
import { Refusal, refuse } from '../../../access/refuse';
import { queueMail } from '../../../notify/mail-queue';
import { services } from '../../../services';
import { MEMBER_UID } from '../../member/services/member';
import { memberKeys } from '../../member/domain/fold';
import { isCommonPassword } from '../domain/common-passwords';
import {
  accountKnownMail,
  changeEmailMail,
  confirmMail,
  emailChangedMail,
  passwordChangedMail,
  resetMail,
} from '../domain/mails';
import { evenly } from '../domain/evenly';
import { hashPassword, isPassword } from '../domain/password-hash';
import { mailTokens } from '../domain/mail-token';
import { sessionStore, type Caller } from '../domain/session-store';

type Registration = z.output<typeof registration>;
interface Account {
  id: number;
  firstName: string;
  email: string;
  pendingEmail: string | null;
  password: string;
  confirmed: boolean;
  blocked: boolean;
}

/** A new session as its owner gets it; the refresh token goes into a cookie. */
export interface Opened {
  answer: OpenSession;
  refreshToken: string;
}

/** Joining, signing in and out, passwords (design/security.md, Sessions). */
const sessionService = ({ strapi }: { strapi: Core.Strapi }) => {
  const query = () => strapi.db.query(MEMBER_UID);
  const sessions = sessionStore(strapi);
  const tokens = mailTokens(strapi);
  const accountBy = (where: object): Promise<Account | null> => query().findOne({ where });

  async function opened(
    memberId: number,
    sessionId: string,
    refreshToken: string,
  ): Promise<Opened> {
    const me = await services(strapi).member.me(memberId);
    const accessToken = signAccessToken(strapi, memberId, sessionId);
    return { answer: { accessToken, expiresIn: SESSION.accessSeconds, me }, refreshToken };
  }

  async function sendConfirmation(account: Pick<Account, 'id' | 'firstName' | 'email'>) {
    const token = await tokens.issue(account.id, 'confirm_email');
    await queueMail(strapi, account.email, await confirmMail(strapi, account.firstName, token));
  }

  function checkStrength(password: string, about: string[]) {
    if (!isCommonPassword(password, about)) return;
    throw refuse.badInput(SESSION_TEXTS.commonPassword, { password: SESSION_TEXTS.commonPassword });
  }

  /** Whether one more mail to this address is reasonable; says nothing to the caller. */
  const mayMail = (email: string) =>
    countAttempt('mail_by_account', email).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );

  /** What a known address gets instead of a second account: by mail, so that a stranger learns nothing. */
  async function registerKnown(email: string) {
    const known = await accountBy({ email });
    if (!known || !(await mayMail(email))) return;
    if (!known.confirmed) return sendConfirmation(known);
    await queueMail(strapi, email, await accountKnownMail(strapi, known.firstName));
  }

  async function setPassword(account: Account, password: string) {
    await query().update({
      where: { id: account.id },
      data: { password: await hashPassword(password) },
    });
    await queueMail(strapi, account.email, await passwordChangedMail(strapi, account.firstName));
  }

  return {
    /** Joins a visitor, unconfirmed and unverified. Known or not, the answer and the time are the same. */
    async register({ password, ...person }: Registration, caller: Caller) {
      await countAttempt('register_by_address', caller.address);
      checkStrength(password, [person.email, person.firstName, person.lastName]);
      const passwordHash = await hashPassword(password);
      try {
        await strapi.db.transaction(async () => {
          const member = services(strapi).member;
          const { id } = await member.create({ ...person, passwordHash, confirmed: false });
          await sendConfirmation({ id, ...person });
        });
      } catch (error) {
        if (!isTaken(error)) throw error;
        await registerKnown(person.email);
      }
    },

    /** Follows a confirmation link: a first address, or a changed one. Each link works once. */
    async confirmEmail(token: string, caller: Caller): Promise<{ email: string }> {
      await countAttempt('token_by_address', caller.address);
      const claimed = await tokens.claim(token, ['confirm_email', 'change_email']);
      const account = claimed && (await accountBy({ id: claimed.memberId }));
      if (!account) throw refuse.badInput(SESSION_TEXTS.badLink);
      if (claimed.purpose === 'confirm_email') {
        await query().update({ where: { id: account.id }, data: { confirmed: true } });
        const me = await services(strapi).member.me(account.id);
        await services(strapi).notification.tellNewcomer(me);
        return { email: account.email };
      }
      return { email: await this.changeEmail(account) };
    },

    /** Puts a confirmed new address in the place of the old one, which is told. */
    async changeEmail(account: Account): Promise<string> {
      const email = account.pendingEmail;
      if (!email) throw refuse.badInput(SESSION_TEXTS.badLink);
      const row = await query().findOne({ where: { id: account.id } });
      const data = { email, username: email, pendingEmail: null, ...memberKeys({ ...row, email }) };
      try {
        await query().update({ where: { id: account.id }, data });
      } catch (error) {
        if (isTaken(error)) throw refuse.badInput(SESSION_TEXTS.badLink);
        throw error;
      }
      await queueMail(
        strapi,
        account.email,
        await emailChangedMail(strapi, account.firstName, email),
      );
      return email;
    },

    async resendConfirmation(email: string, caller: Caller) {
      await countAttempt('mail_by_address', caller.address);
      await evenly(async () => {
        const account = await accountBy({ email, confirmed: false });
        if (account && (await mayMail(email))) await sendConfirmation(account);
      });
    },

    /**
     * Refuses one more proof of an address than is reasonable. To be asked before a transaction begins:
     * counting takes a connection of its own, and SQLite has only one.
     */
    countProof: (email: string) => countAttempt('mail_by_account', email),

    /** Asks for proof of a changed address; the profile keeps the old one until then. */
    async askToConfirmEmail(member: { id: number; firstName: string }, email: string) {
      // A link for an earlier wish must not prove this one, so there is a new one in any case.
      const token = await tokens.issue(member.id, 'change_email');
      // Somebody else's address gets no link: following it could only fail. Its owner is told nothing.
      if (await accountBy({ email })) return;
      await queueMail(strapi, email, await changeEmailMail(strapi, member.firstName, token));
    },

    /** Signs in. An unknown address takes as long as a wrong password and sounds the same. */
    async signIn(email: string, password: string, caller: Caller): Promise<Opened> {
      await countAttempt('sign_in_by_address', caller.address);
      await countAttempt('sign_in_by_account', email);
      const account = await accountBy({ email });
      const right = await isPassword(password, account?.password);
      if (!account || !right) throw refuse.badInput(SESSION_TEXTS.wrongCredentials);
      if (account.blocked) throw refuse.notAllowed(SESSION_TEXTS.blocked);
      if (!account.confirmed) throw refuse.notAllowed(SESSION_TEXTS.unconfirmed);
      await forgetAttempts('sign_in_by_account', email);
      await query().update({ where: { id: account.id }, data: { lastSignInAt: new Date() } });
      const { sessionId, refreshToken } = await sessions.open(account.id, caller);
      return opened(account.id, sessionId, refreshToken);
    },

    /** Renews a session. A refresh token that was used before ends the session: somebody copied it. */
    async refresh(refreshToken: string | undefined): Promise<Opened> {
      const renewed = refreshToken ? await sessions.renew(refreshToken) : null;
      const account = renewed && (await accountBy({ id: renewed.memberId, blocked: false }));
      if (!renewed || !account) throw refuse.noSession(SESSION_TEXTS.ended);
      return opened(account.id, renewed.sessionId, renewed.refreshToken);
    },

    /** Ends the session a refresh token or an access token stands for; that there was none is fine too. */
    async signOut(refreshToken: string | undefined, sessionId: string | undefined) {
      if (refreshToken) await sessions.endByToken(refreshToken);
      if (sessionId) await sessions.endById(sessionId);
    },

    async forgotPassword(email: string, caller: Caller) {
      await countAttempt('mail_by_address', caller.address);
      await evenly(async () => {
        const account = await accountBy({ email, blocked: false });
        if (!account || !(await mayMail(email))) return;
        const token = await tokens.issue(account.id, 'reset_password');
        await queueMail(strapi, account.email, await resetMail(strapi, account.firstName, token));
      });
    },

    /** Sets a new password by a mailed link and ends every session. The link also proves the address. */
    async resetPassword(token: string, password: string, caller: Caller) {
      await countAttempt('token_by_address', caller.address);
      const found = await tokens.look(token, ['reset_password']);
      const account = found && (await accountBy({ id: found.memberId, blocked: false }));
      if (!account) throw refuse.badInput(SESSION_TEXTS.badLink);
      // A weak choice must not use the link up.
      checkStrength(password, [account.email, account.firstName]);
      if (!(await tokens.claim(token, ['reset_password'])))
        throw refuse.badInput(SESSION_TEXTS.badLink);
      await setPassword(account, password);
      if (!account.confirmed) {
        await query().update({ where: { id: account.id }, data: { confirmed: true } });
        await services(strapi).notification.tellNewcomer(
          await services(strapi).member.me(account.id),
        );
      }
      await tokens.forget(account.id);
      await sessions.endAll(account.id);
    },

    /** Changes a password and ends every other session. */
    async changePassword(memberId: number, sessionId: string, current: string, password: string) {
      await countAttempt('password_by_account', String(memberId));
      const account = await accountBy({ id: memberId });
      if (!account || !(await isPassword(current, account.password))) {
        throw refuse.badInput(SESSION_TEXTS.wrongPassword, {
          currentPassword: SESSION_TEXTS.wrongPassword,
        });
      }
      checkStrength(password, [account.email, account.firstName]);
      await setPassword(account, password);
      await tokens.forget(memberId);
      await sessions.endAll(memberId, sessionId);
    },

    list: (memberId: number, sessionId: string) => sessions.list(memberId, sessionId),

    /** Ends one of a member's own sessions; another's looks like one that does not exist. */
    async end(memberId: number, sessionId: string) {
      if (!(await sessions.endOwn(memberId, sessionId))) throw refuse.notFound();
    },

    async endAll(memberId: number) {
      await sessions.endAll(memberId);
      forgetMember(memberId);
    },

    /** Deletes what has run out: sessions, links, counted attempts, and accounts that nobody confirmed in a month. */
    async sweep(now = new Date()) {
      const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
      await strapi.db
        .query('api::session.session')
        .deleteMany({ where: { expiresAt: { $lt: now } } });
      await strapi.db
        .query('api::session.mail-token')
        .deleteMany({ where: { expiresAt: { $lt: now } } });
      await query().deleteMany({ where: { confirmed: false, createdAt: { $lt: monthAgo } } });
      await sweepAttempts(strapi, now);
    },
  };
};

export default sessionService;
export type SessionService = ReturnType<typeof sessionService>;
