/** The cookies of a session and of what comes before it. */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { SESSION } from '@hearthside/contract/session/endpoints';
import { SECOND_FACTOR } from '@hearthside/contract/session/second-factor';
import { PANEL_PASS_COOKIE, PANEL_PASS_MS } from '../../../auth/panel-pass';
import { DAY_MS } from '../../../text/days';
import type { Opened, RequestOrigin } from '../services/session';
import * as sessionService from '../services/session';

const COOKIE = 'hearthside_refresh';
/** Set along with the session's cookie on a shared computer. Neither outlives the browser. */
const SHARED_COOKIE = 'hearthside_shared';
const DEVICE_COOKIE = 'hearthside_device';
const DEVICE_DAYS = 365;
/** Stands for the right password until the second step is done. */
const TICKET_COOKIE = 'hearthside_second_step';
const TICKET_DAYS = SECOND_FACTOR.answerMinutes / 1440;
/** Makes a device one that is asked for the password alone. */
const TRUSTED_COOKIE = 'hearthside_trusted';

const read = (ctx: Context, name: string) => ctx.cookies.get(name, { signed: false });

/** Where a request comes from. */
export const callerOf = (ctx: Context): RequestOrigin => ({
  address: ctx.ip,
  userAgent: ctx.get('user-agent') || undefined,
  deviceCookie: read(ctx, DEVICE_COOKIE),
  trustedCookie: read(ctx, TRUSTED_COOKIE),
});

export const isShared = (ctx: Context) => read(ctx, SHARED_COOKIE) === 'yes';
export const refreshTokenOf = (ctx: Context) => read(ctx, COOKIE);
export const ticketOf = (ctx: Context) => read(ctx, TICKET_COOKIE);

/** Sets the cookies of one portal, whose public address says whether they are secure. */
export function sessionCookies(strapi: Core.Strapi) {
  const secure = strapi.config.get<string>('server.url').startsWith('https:');

  /** Scripts can never read these cookies, and only the account routes get them, or the panel. */
  function setCookie(
    ctx: Context,
    name: string,
    value: string | null,
    days?: number,
    path = '/api/auth',
  ) {
    // Koa refuses secure cookies on what looks like plain HTTP, such as behind a proxy that ends TLS.
    ctx.cookies.secure = secure;
    ctx.cookies.set(name, value, {
      httpOnly: true,
      sameSite: 'strict',
      secure,
      path,
      overwrite: true,
      signed: false,
      ...(value && days && { maxAge: days * DAY_MS }),
    });
  }

  return {
    answer(ctx: Context, opened: Opened, shared: boolean) {
      setCookie(ctx, COOKIE, opened.refreshToken, shared ? undefined : SESSION.idleDays);
      if (shared || isShared(ctx)) setCookie(ctx, SHARED_COOKIE, shared ? 'yes' : null);
      return opened.answer;
    },
    /** Signing out leaves nothing for the next user of the same computer, such as pictures in the browser's cache. */
    clear(ctx: Context) {
      setCookie(ctx, COOKIE, null);
      if (isShared(ctx)) setCookie(ctx, SHARED_COOKIE, null);
      // Not "cookies" or "storage": the device stays known, and drafts stay for their member (docs/decisions/031).
      ctx.set('Clear-Site-Data', '"cache"');
    },
    setDevice(ctx: Context, memberId: number) {
      const { deviceCookie } = callerOf(ctx);
      setCookie(
        ctx,
        DEVICE_COOKIE,
        sessionService.trustDevice(strapi, memberId, deviceCookie),
        DEVICE_DAYS,
      );
    },
    setPanelPass(ctx: Context, pass: string | null) {
      if (pass !== null) setCookie(ctx, PANEL_PASS_COOKIE, pass, PANEL_PASS_MS / DAY_MS, '/admin');
    },
    setTicket: (ctx: Context, ticket: string | null) =>
      setCookie(ctx, TICKET_COOKIE, ticket, TICKET_DAYS),
    setTrusted: (ctx: Context, cookie: string) =>
      setCookie(ctx, TRUSTED_COOKIE, cookie, SECOND_FACTOR.rememberDays),
  };
}
