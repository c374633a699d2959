import { unlink } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Endpoint } from '@hearthside/contract/endpoint';
import { authorise, identify } from '../access/authorise';
import { endpointFor, isApiPath } from '../access/endpoint-index';
import { refuse } from '../access/refuse';

const JSON_MAX = 1024 * 1024;
/** What multipart wraps around a file: boundaries, headers, small fields. */
const WRAPPING = 64 * 1024;

/** Refuses a body that is too long, of the wrong kind, or of unknown length before any of it is kept. */
function checkBody(ctx: Context, endpoint: Endpoint) {
  const multipart = Boolean(ctx.is('multipart'));
  const length = ctx.request.length;
  if (multipart && !endpoint.upload) throw refuse.wrongType('Please send JSON.');
  if (multipart && length === undefined) throw refuse.lengthRequired();
  const most = endpoint.upload && multipart ? endpoint.upload.maxBytes + WRAPPING : JSON_MAX;
  if ((length ?? 0) <= most) return;
  const megabytes = Math.floor((endpoint.upload?.maxBytes ?? JSON_MAX) / 1024 / 1024);
  throw refuse.tooBig(`File is too large. Maximum size is ${megabytes}MB`);
}

interface TemporaryFile {
  filepath?: string;
  path?: string;
}

async function removeTemporaryFiles(ctx: Context) {
  const files = (ctx.request as { files?: Record<string, TemporaryFile | TemporaryFile[]> }).files;
  const paths = Object.values(files ?? {})
    .flat()
    .map((file) => file.filepath ?? file.path ?? '');
  await Promise.all(paths.map((path) => unlink(path).catch(() => undefined)));
}

/** Whether a panel account's living session sends this: a stranger's file is not worth reading. */
async function isFromPanel(strapi: Core.Strapi, authorization: string): Promise<boolean> {
  const [, token] = /^Bearer ([\w.-]{20,2000})$/i.exec(authorization) ?? [];
  if (!token) return false;
  const sessions = strapi.sessionManager('admin');
  const read = sessions.validateAccessToken(token);
  return read.isValid && sessions.isSessionActive(read.payload.sessionId);
}

/** Lets a call to the API come in, or refuses it. */
async function admit(ctx: Context, strapi: Core.Strapi) {
  const { endpoint, known } = endpointFor(ctx.method, ctx.path);
  if (!endpoint)
    throw known && ctx.method !== 'OPTIONS' ? refuse.methodNotAllowed() : refuse.notFound();
  ctx.state.member = await identify(strapi, ctx.get('authorization'));
  authorise(ctx.state.member, endpoint.access);
  checkBody(ctx, endpoint);
}

/**
 * Stands before the body parser, because Strapi reads bodies to disk before it asks who sends them:
 * unknown paths, missing sessions, missing rights and over-long bodies end here.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (isApiPath(ctx.path)) await admit(ctx, strapi);
    else if (ctx.is('multipart') && !(await isFromPanel(strapi, ctx.get('authorization')))) {
      ctx.status = 401;
      ctx.body = { data: null, error: { status: 401, name: 'UnauthorizedError' } };
      return;
    }
    try {
      await next();
    } finally {
      await removeTemporaryFiles(ctx);
    }
  };
