import { bearerToken } from '../http/bearer-token';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { runQuery } from '../db/run-query';
import { isSignedFor, panelLink, signedFor } from './signed-link';

/** Tells the files' address who is signed in to the panel, because an `<img>` sends nothing else. */
const COOKIE = 'hearthside_panel_files';

/** A user signed in to the panel, and the browser they are signed in with. */
interface PanelReader {
  userId: number;
  device: string;
}

const subject = ({ userId, device }: PanelReader) => `panel/${userId}/${device}`;

/** The panel user who makes the current request, if there is one. */
async function readerOf(strapi: Core.Strapi, ctx: Context): Promise<PanelReader | null> {
  const token = bearerToken(ctx.get('authorization'));
  if (!token) return null;
  const read = strapi.sessionManager('admin').validateAccessToken(token);
  if (!read.isValid) return null;
  const { userId, sessionId } = read.payload;
  // Links are made within transactions too, and SQLite has no second connection.
  const session: { device_id: string | null } | undefined = await runQuery(strapi, (knex) =>
    knex('strapi_sessions').where({ session_id: sessionId, origin: 'admin' }).first('device_id'),
  );
  return session?.device_id ? { userId: Number(userId), device: session.device_id } : null;
}

/** Sets the cookie that identifies the panel's user at the files' address, once per answer. */
async function introduced(strapi: Core.Strapi, ctx: Context): Promise<PanelReader | null> {
  const reader = await readerOf(strapi, ctx);
  if (!reader) return null;
  const { userId, device } = reader;
  const secure = strapi.config.get<string>('server.url').startsWith('https:') ? '; Secure' : '';
  const value = `${userId}.${device}.${signedFor(subject(reader))}`;
  ctx.append(
    'Set-Cookie',
    `${COOKIE}=${value}; Path=/api/files; HttpOnly; SameSite=Strict${secure}`,
  );
  return reader;
}

/**
 * The link under which the panel shows a file, for the current user in their browser. If no panel user makes the
 * request, an address that opens nothing.
 */
export async function linkInPanel(strapi: Core.Strapi, key: string): Promise<string> {
  const ctx = strapi.requestContext.get() as (Context & { state: State }) | undefined;
  if (!ctx) return `/api/files/${key}`;
  // If it fails, a retried transaction tries again.
  const reader = await (ctx.state.panelReader ??= introduced(strapi, ctx).catch(
    (error: unknown) => {
      delete ctx.state.panelReader;
      throw error;
    },
  ));
  return reader ? panelLink(key, reader.userId) : `/api/files/${key}`;
}
interface State {
  panelReader?: Promise<PanelReader | null>;
}

/** Whether a link made for a panel user is opened by that user while they are signed in. */
export async function opensInPanel(strapi: Core.Strapi, ctx: Context, panel: string) {
  const cookie = /^(\d+)\.([\w-]+)\.([\w-]+)$/.exec(ctx.cookies.get(COOKIE) ?? '');
  const [, userId = '', device = '', signature = ''] = cookie ?? [];
  if (userId !== panel) return false;
  if (!isSignedFor(subject({ userId: Number(userId), device }), signature)) return false;
  const knex = strapi.db.connection;
  const living: unknown = await knex('strapi_sessions as s')
    .where({ 's.user_id': userId, 's.device_id': device, 's.origin': 'admin' })
    .where('s.status', 'active')
    .where('s.expires_at', '>', new Date())
    .whereExists(
      knex('admin_users')
        .where({ id: Number(userId), is_active: true })
        .select('id'),
    )
    .first('s.id');
  return living !== undefined;
}
