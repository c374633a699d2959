import type { Context } from 'koa';
import { SESSION, SESSION_TEXTS, sessionEndpoints } from '@hearthside/contract/session/endpoints';
import { setupEndpoints } from '@hearthside/contract/session/setup';
import { controller } from '../../../http/controller';
import { DAY_MS } from '../../../text/days';
import { demoAccounts } from '../../../../seed/demo-accounts';
import type { Opened, RequestOrigin, SetupCaller } from '../services/session';
import * as sessionService from '../services/session';

const COOKIE = 'hearthside_refresh';
/** Set along with the session's cookie on a shared computer. Neither outlives the browser. */
const SHARED_COOKIE = 'hearthside_shared';
const DEVICE_COOKIE = 'hearthside_device';
const DEVICE_DAYS = 365;

const callerOf = (ctx: Context): RequestOrigin => ({
  address: ctx.ip,
  userAgent: ctx.get('user-agent') || undefined,
  deviceCookie: ctx.cookies.get(DEVICE_COOKIE, { signed: false }),
});

const setupCallerOf = (ctx: Context): SetupCaller => ({
  address: ctx.ip,
  isForwarded: ctx.get('x-forwarded-for') !== '',
});

export default controller({ ...sessionEndpoints, ...setupEndpoints }, (strapi) => {
  const secure = strapi.config.get<string>('server.url').startsWith('https:');

  const isShared = (ctx: Context) => ctx.cookies.get(SHARED_COOKIE, { signed: false }) === 'yes';
  const refreshTokenOf = (ctx: Context) => ctx.cookies.get(COOKIE, { signed: false });

  /** Scripts can never read these cookies, and only the account routes get them. */
  function setCookie(ctx: Context, name: string, value: string | null, days?: number) {
    // Koa refuses secure cookies on what looks like plain HTTP, such as behind a proxy that ends TLS.
    ctx.cookies.secure = secure;
    ctx.cookies.set(name, value, {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path: '/api/auth',
      overwrite: true,
      signed: false,
      ...(value && days && { maxAge: days * DAY_MS }),
    });
  }
  function answer(ctx: Context, opened: Opened, shared: boolean) {
    setCookie(ctx, COOKIE, opened.refreshToken, shared ? undefined : SESSION.idleDays);
    if (shared || isShared(ctx)) setCookie(ctx, SHARED_COOKIE, shared ? 'yes' : null);
    return opened.answer;
  }
  /** Signing out leaves nothing for the next user of the same computer, such as pictures in the browser's cache. */
  function clear(ctx: Context) {
    setCookie(ctx, COOKIE, null);
    if (isShared(ctx)) setCookie(ctx, SHARED_COOKIE, null);
    // Not "cookies" or "storage": the device stays known, and drafts stay for their member (docs/decisions/031).
    ctx.set('Clear-Site-Data', '"cache"');
  }
  function setDeviceCookie(ctx: Context, memberId: number) {
    const { deviceCookie } = callerOf(ctx);
    setCookie(
      ctx,
      DEVICE_COOKIE,
      sessionService.trustDevice(strapi, memberId, deviceCookie),
      DEVICE_DAYS,
    );
  }

  return {
    async register({ body, ctx }) {
      await sessionService.register(strapi, body, callerOf(ctx));
      return { message: SESSION_TEXTS.registered };
    },
    confirmEmail: ({ body, ctx }) =>
      sessionService.confirmEmail(strapi, body.token, body.password, callerOf(ctx)),
    async resendConfirmation({ body, ctx }) {
      await sessionService.resendConfirmation(strapi, body.email, callerOf(ctx));
      return { message: SESSION_TEXTS.confirmationSent };
    },
    async signIn({ body, ctx }) {
      const opened = await sessionService.signIn(strapi, body.email, body.password, callerOf(ctx));
      const shared = body.shared ?? false;
      if (!shared) setDeviceCookie(ctx, opened.answer.me.id);
      return answer(ctx, opened, shared);
    },
    async refresh({ ctx }) {
      return answer(
        ctx,
        await sessionService.refresh(strapi, refreshTokenOf(ctx), callerOf(ctx)),
        isShared(ctx),
      );
    },
    async signOut({ ctx }) {
      await sessionService.signOut(strapi, refreshTokenOf(ctx), ctx.state.member?.sessionId);
      clear(ctx);
      return { message: 'You are signed out.' };
    },
    async forgotPassword({ body, ctx }) {
      await sessionService.forgotPassword(strapi, body.email, callerOf(ctx));
      return { message: SESSION_TEXTS.resetSent };
    },
    checkLink: ({ body, ctx }) => sessionService.checkLink(strapi, body.token, callerOf(ctx)),
    async resetPassword({ body, ctx }) {
      const { id, email } = await sessionService.resetPassword(
        strapi,
        body.token,
        body.password,
        callerOf(ctx),
      );
      setDeviceCookie(ctx, id);
      return { message: SESSION_TEXTS.passwordChanged, email };
    },
    undoEmailChange: ({ body, ctx }) =>
      sessionService.undoEmailChange(strapi, body.token, callerOf(ctx)),
    async changePassword({ member, body }) {
      await sessionService.changePassword(
        strapi,
        member.id,
        member.sessionId,
        body.currentPassword,
        body.password,
      );
      return { message: SESSION_TEXTS.passwordChanged };
    },
    async list({ member }) {
      return { sessions: await sessionService.list(strapi, member.id, member.sessionId) };
    },
    async end({ member, params }) {
      await sessionService.end(strapi, member.id, params.sessionId);
      return { message: 'The session has ended.' };
    },
    async endAll({ member, ctx }) {
      await sessionService.endAll(strapi, member.id);
      clear(ctx);
      return { message: 'You are signed out everywhere.' };
    },
    async demoAccounts() {
      return { accounts: await demoAccounts(strapi) };
    },
    async setupState() {
      return { open: await sessionService.needsSetup(strapi) };
    },
    setupStatus: ({ body, ctx }) =>
      sessionService.setupStatus(strapi, body.code, setupCallerOf(ctx)),
    setupOrganization: ({ body, ctx }) =>
      sessionService.setupOrganizationOf(strapi, body, setupCallerOf(ctx)),
    setupTestMail: ({ body, ctx }) => sessionService.setupMail(strapi, body, setupCallerOf(ctx)),
    setupDigits: ({ body, ctx }) => sessionService.proveSetupMail(strapi, body, setupCallerOf(ctx)),
    setupStorage: ({ body, ctx }) =>
      sessionService.checkSetupStorage(strapi, body.code, setupCallerOf(ctx)),
    setupAdmin: ({ body, ctx }) => sessionService.finishSetup(strapi, body, setupCallerOf(ctx)),
  };
});
