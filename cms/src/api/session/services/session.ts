import type { Core } from '@strapi/strapi';
import { SESSION, SESSION_TEXTS, type OpenSession } from '@hearthside/contract/session';
import { signAccessToken } from '../../../access/access-token';
import { sweepAttempts } from '../../../access/attempts';
import { refuse } from '../../../access/refuse';
import { daysAfter } from '../../../days';
import { transaction } from '../../../db/transaction';
import { services } from '../../../services';
import { accounts, ACTIVE, type Account } from '../domain/accounts';
import { joining } from '../domain/joining';
import { knownDevice, deviceCookieFor } from '../domain/known-device';
import { mailTokens } from '../domain/mail-token';
import { hashPassword, isOutdated, isPassword } from '../domain/password-hash';
import { passwords } from '../domain/passwords';
import { countGuess, clearGuesses } from '../domain/sign-in-attempts';
import { sessionStore, type RequestOrigin } from '../domain/session-store';
import { storageKey } from '../domain/storage-key';

const UNCONFIRMED_DAYS = 30;

/** A new session as its owner gets it; the refresh token goes into a cookie. */
export interface Opened {
  answer: OpenSession;
  refreshToken: string;
}

/** Joining, signing in and out, passwords (specification/security.md, Sessions). */
const sessionService = ({ strapi }: { strapi: Core.Strapi }) => {
  const account = accounts(strapi);
  const sessions = sessionStore(strapi);

  const deviceSecret = () => strapi.config.get<string>('plugin::users-permissions.jwtSecret');

  async function opened(
    memberId: number,
    sessionId: string,
    refreshToken: string,
  ): Promise<Opened> {
    const me = await services(strapi).member.me(memberId);
    const accessToken = signAccessToken(strapi, memberId, sessionId);
    const key = storageKey(deviceSecret(), memberId);
    return {
      answer: { accessToken, expiresIn: SESSION.accessSeconds, me, storageKey: key },
      refreshToken,
    };
  }

  /** The account if the password is its own and it may be signed in to. */
  async function whoseItIs(found: Account | null, password: string): Promise<Account> {
    const right = await isPassword(password, found?.password);
    if (!found || !right) throw refuse.badInput(SESSION_TEXTS.wrongCredentials);
    if (found.deletedAt) throw refuse.notAllowed(SESSION_TEXTS.deleted);
    if (found.blocked) throw refuse.notAllowed(SESSION_TEXTS.blocked);
    if (!found.confirmed) throw refuse.notAllowed(SESSION_TEXTS.unconfirmed);
    return found;
  }

  /** A session for whose password was right; null where that has been changed while it was checked. */
  async function openFor(found: Account, password: string, origin: RequestOrigin) {
    // The cost may have risen since; only now is the password at hand to be kept at the new one.
    const hash = isOutdated(found.password) ? await hashPassword(password) : found.password;
    const open = async () => {
      // Checking took a moment: a password that was changed meanwhile opens nothing.
      const asChecked = { id: found.id, password: found.password, ...ACTIVE };
      if (!(await account.find(asChecked))) return null;
      if (hash !== found.password) await account.keepHash(found, hash);
      await account.noteSignIn(found.id);
      return sessions.open(found.id, origin);
    };
    return transaction(strapi, open, { relies: [found.id] });
  }

  return {
    ...joining(strapi),
    ...passwords(strapi),

    /** Signs in. An unknown address takes as long as a wrong password and sounds the same. */
    async signIn(email: string, password: string, origin: RequestOrigin): Promise<Opened> {
      const known = await account.find({ email });
      const device = known && knownDevice(deviceSecret(), known.id, origin.deviceCookie);
      const guess = { email, address: origin.address, device };
      await countGuess(guess);
      const found = await whoseItIs(known, password);
      await clearGuesses(guess);
      const session =
        (await openFor(found, password, origin)) ??
        // Changed meanwhile, perhaps only kept at a new cost by another sign-in: what holds now decides.
        (await openFor(await whoseItIs(await account.find({ email }), password), password, origin));
      if (!session) throw refuse.badInput(SESSION_TEXTS.wrongCredentials);
      return opened(found.id, session.sessionId, session.refreshToken);
    },

    /** The cookie by which a device is known from now on, because the member has shown there who they are. */
    trustDevice: (memberId: number, cookie: string | undefined) =>
      deviceCookieFor(deviceSecret(), memberId, cookie),

    /** Renews a session. A refresh token that was used before ends the session: somebody copied it. */
    async refresh(refreshToken: string | undefined, origin: RequestOrigin): Promise<Opened> {
      const renewed = refreshToken ? await sessions.renew(refreshToken, origin) : null;
      const found = renewed && (await account.find({ id: renewed.memberId, ...ACTIVE }));
      if (!renewed || !found) throw refuse.noSession(SESSION_TEXTS.ended);
      return opened(found.id, renewed.sessionId, renewed.refreshToken);
    },

    /** Ends the session a refresh token or an access token stands for; that there was none is fine too. */
    async signOut(refreshToken: string | undefined, sessionId: string | undefined) {
      if (refreshToken) await sessions.endByToken(refreshToken);
      if (sessionId) await sessions.endById(sessionId);
    },

    /** A member's sessions, the one that asks marked. */
    list: (memberId: number, sessionId: string) => sessions.list(memberId, sessionId),

    /** When a member has signed in last, of the sessions that are open. */
    lastOpened: (memberId: number) => sessions.lastOpened(memberId),

    /** Ends one of a member's own sessions; another's looks like one that does not exist. */
    async end(memberId: number, sessionId: string) {
      if (!(await sessions.endOwn(memberId, sessionId))) throw refuse.notFound();
    },

    /** Signs a member out everywhere. */
    endAll: (memberId: number) => sessions.endAll(memberId),

    /** Ends everything by which a member could come in: sessions, mailed links and the feed's address. */
    async revokeAccess(memberId: number) {
      await mailTokens(strapi).forget(memberId);
      await services(strapi).blog.revokeFeed(memberId);
      const opened = await sessions.lastOpened(memberId);
      if (opened) await account.keepSignIn(memberId, opened);
      await sessions.endAll(memberId);
    },

    /** The same for somebody who is erased, of whom no address may stay. */
    async eraseMember(memberId: number) {
      await this.revokeAccess(memberId);
      await mailTokens(strapi).erase(memberId);
    },

    /** Deletes what has run out: sessions, links, counted attempts, and accounts that nobody confirmed in a month. */
    async sweep(now = new Date()) {
      await sessions.sweep(now);
      await mailTokens(strapi).sweep(now);
      await account.deleteUnconfirmed(daysAfter(now, -UNCONFIRMED_DAYS));
      await sweepAttempts(strapi, now);
    },
  };
};

export default sessionService;
export type SessionService = ReturnType<typeof sessionService>;
