import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { runQuery } from '../db/run-query';
import { isSignedFor, panelLink, signedFor } from './signed-link';

/** Says at the files' address who is signed in to the panel, where an `<img>` sends nothing else. */
const COOKIE = 'hearthside_panel_files';

/** Somebody signed in to the panel, with the browser they are signed in with. */
interface PanelReader {
  userId: number;
  device: string;
}

const subject = ({ userId, device }: PanelReader) => `panel/${userId}/${device}`;

/** Who asks in the request that is under way, where it is somebody of the panel. */
async function readerOf(strapi: Core.Strapi, ctx: Context): Promise<PanelReader | null> {
  const [, token] = /^Bearer ([\w.-]{20,2000})$/i.exec(ctx.get('authorization')) ?? [];
  if (!token) return null;
  const read = strapi.sessionManager('admin').validateAccessToken(token);
  if (!read.isValid) return null;
  const { userId, sessionId } = read.payload;
  // Links are made within transactions as well, and SQLite has no second connection.
  const session: { device_id: string | null } | undefined = await runQuery(strapi, (knex) =>
    knex('strapi_sessions').where({ session_id: sessionId, origin: 'admin' }).first('device_id'),
  );
  return session?.device_id ? { userId: Number(userId), device: session.device_id } : null;
}

/** Gives the browser what proves its panel's user at the files' address, once for each answer. */
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
 * The link the panel shows a file under: for the user who asks, in their browser. Elsewhere, where nobody of the
 * panel asks, an address that opens nothing.
 */
export async function linkInPanel(strapi: Core.Strapi, key: string): Promise<string> {
  const ctx = strapi.requestContext.get() as (Context & { state: State }) | undefined;
  if (!ctx) return `/api/files/${key}`;
  // A transaction that is done once more asks once more.
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

/** Whether a link for a user of the panel is followed by them, while they are signed in. */
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
