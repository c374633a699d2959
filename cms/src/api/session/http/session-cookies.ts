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

/**
 * Sets a cookie that scripts can never read, and that only the account routes get, or the panel. The portal's public
 * address says whether it is secure.
 */
function setCookie(
  strapi: Core.Strapi,
  ctx: Context,
  name: string,
  value: string | null,
  { days, path = '/api/auth' }: { days?: number | undefined; path?: string } = {},
) {
  const secure = strapi.config.get<string>('server.url').startsWith('https:');
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

/** Gives the browser a session, and returns the answer that goes with it. On a shared computer it ends with the browser. */
export function giveSession(strapi: Core.Strapi, ctx: Context, opened: Opened, shared: boolean) {
  const days = shared ? undefined : SESSION.idleDays;
  setCookie(strapi, ctx, COOKIE, opened.refreshToken, { days });
  if (shared || isShared(ctx)) setCookie(strapi, ctx, SHARED_COOKIE, shared ? 'yes' : null);
  return opened.answer;
}

/** Signing out leaves nothing for the next user of the same computer, such as pictures in the browser's cache. */
export function clearSession(strapi: Core.Strapi, ctx: Context) {
  setCookie(strapi, ctx, COOKIE, null);
  if (isShared(ctx)) setCookie(strapi, ctx, SHARED_COOKIE, null);
  // Not "cookies" or "storage": the device stays known, and drafts stay for their member (docs/decisions/031).
  ctx.set('Clear-Site-Data', '"cache"');
}

/** Makes the browser one that its member has signed in with. */
export async function setDevice(strapi: Core.Strapi, ctx: Context, memberId: number) {
  const { deviceCookie } = callerOf(ctx);
  const device = await sessionService.knownDeviceCookie(strapi, memberId, deviceCookie);
  setCookie(strapi, ctx, DEVICE_COOKIE, device, { days: DEVICE_DAYS });
}

/** Lets the browser into the panel, for members who need a pass there. */
export function setPanelPass(strapi: Core.Strapi, ctx: Context, pass: string | null) {
  const kept = { days: PANEL_PASS_MS / DAY_MS, path: '/admin' };
  if (pass !== null) setCookie(strapi, ctx, PANEL_PASS_COOKIE, pass, kept);
}

/** Remembers that the password was right until the second step is done, or forgets it. */
export const setTicket = (strapi: Core.Strapi, ctx: Context, ticket: string | null) =>
  setCookie(strapi, ctx, TICKET_COOKIE, ticket, { days: TICKET_DAYS });

/** Makes the browser one that is asked for the password alone. */
export const setTrusted = (strapi: Core.Strapi, ctx: Context, cookie: string) =>
  setCookie(strapi, ctx, TRUSTED_COOKIE, cookie, { days: SECOND_FACTOR.rememberDays });
