import type { Context } from 'koa';
import { SESSION, SESSION_TEXTS, sessionEndpoints } from '@hearthside/contract/session';
import { controller } from '../../../access/controller';
import { DAY_MS } from '../../../days';
import { demoAccounts } from '../../../../seed/demo-accounts';
import type { Caller } from '../domain/session-store';
import type { Opened } from '../services/session';

const COOKIE = 'hearthside_refresh';

const callerOf = (ctx: Context): Caller => ({
  address: ctx.ip,
  userAgent: ctx.get('user-agent') || undefined,
});

export default controller(sessionEndpoints, 'session', (sessions, strapi) => {
  const secure = strapi.config.get<string>('server.url').startsWith('https:');

  const refreshTokenOf = (ctx: Context) => ctx.cookies.get(COOKIE, { signed: false });

  /** The refresh token never reaches a script: it goes into a cookie of the account routes alone. */
  function setCookie(ctx: Context, token: string | null) {
    // Koa refuses secure cookies on what it takes for plain http, as behind a proxy that ends TLS.
    ctx.cookies.secure = secure;
    ctx.cookies.set(COOKIE, token, {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path: '/api/auth',
      overwrite: true,
      signed: false,
      ...(token && { maxAge: SESSION.idleDays * DAY_MS }),
    });
  }
  function answer(ctx: Context, opened: Opened) {
    setCookie(ctx, opened.refreshToken);
    return opened.answer;
  }

  return {
    async register({ body, ctx }) {
      await sessions.register(body, callerOf(ctx));
      return { message: SESSION_TEXTS.registered };
    },
    confirmEmail: ({ body, ctx }) =>
      sessions.confirmEmail(body.token, body.password, callerOf(ctx)),
    async resendConfirmation({ body, ctx }) {
      await sessions.resendConfirmation(body.email, callerOf(ctx));
      return { message: SESSION_TEXTS.confirmationSent };
    },
    async signIn({ body, ctx }) {
      return answer(ctx, await sessions.signIn(body.email, body.password, callerOf(ctx)));
    },
    async refresh({ ctx }) {
      return answer(ctx, await sessions.refresh(refreshTokenOf(ctx)));
    },
    async signOut({ ctx }) {
      await sessions.signOut(refreshTokenOf(ctx), ctx.state.member?.sessionId);
      setCookie(ctx, null);
      return { message: 'You are signed out.' };
    },
    async forgotPassword({ body, ctx }) {
      await sessions.forgotPassword(body.email, callerOf(ctx));
      return { message: SESSION_TEXTS.resetSent };
    },
    async resetPassword({ body, ctx }) {
      const email = await sessions.resetPassword(body.token, body.password, callerOf(ctx));
      return { message: SESSION_TEXTS.passwordChanged, email };
    },
    async changePassword({ member, body }) {
      await sessions.changePassword(
        member.id,
        member.sessionId,
        body.currentPassword,
        body.password,
      );
      return { message: SESSION_TEXTS.passwordChanged };
    },
    async list({ member }) {
      return { sessions: await sessions.list(member.id, member.sessionId) };
    },
    async end({ member, params }) {
      await sessions.end(member.id, params.sessionId);
      return { message: 'The session has ended.' };
    },
    async endAll({ member, ctx }) {
      await sessions.endAll(member.id);
      setCookie(ctx, null);
      return { message: 'You are signed out everywhere.' };
    },
    async demoAccounts() {
      return { accounts: await demoAccounts(strapi) };
    },
  };
});
