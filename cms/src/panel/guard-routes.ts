import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { refuse } from '../http/refuse';
import type { FindSchema } from './check-filters';
import { checkChoice, checkQuestion } from './check-question';
import { requireOwnMedia } from './own-media';
import type { Schema } from './relation-names';
import { trimAnswer, trimChoice } from './trim-answer';

type Next = () => Promise<unknown>;
type Guard = (ctx: Context, next: Next) => Promise<unknown>;
interface Route {
  method: string;
  path: string;
  config?: { middlewares?: unknown[] };
}

const finder =
  (strapi: Core.Strapi): FindSchema =>
  (uid) =>
    strapi.getModel(uid as never) as unknown as Schema | undefined;

interface Checker {
  cannot: { read(entity: null, field?: string): boolean };
}
/** Whether this user may not read a type, or a field of it. */
function cannotRead(strapi: Core.Strapi, ctx: Context, model: string, field?: string): boolean {
  const checkers = strapi.plugin('content-manager').service('permission-checker') as unknown as {
    create(of: { userAbility: unknown; model: string }): Checker;
  };
  return checkers.create({ userAbility: ctx.state.userAbility, model }).cannot.read(null, field);
}

/** Guards queries for entries of a type, and their answers. */
const guardEntries =
  (strapi: Core.Strapi): Guard =>
  async (ctx, next) => {
    const find = finder(strapi);
    const { model, contentType } = ctx.params as Record<string, string | undefined>;
    const schema = find(model ?? contentType ?? '');
    if ((model ?? contentType) !== undefined && !schema) throw refuse.notFound();
    checkQuestion(ctx, schema, find);
    await next();
    if (schema && model) ctx.body = trimAnswer(ctx.body, schema, find);
  };

/**
 * Guards the queries for what a field is related to, and what it could be. Strapi answers anyone who may read the
 * field, even if its type is closed to them, and fails if the field itself is closed.
 */
const guardChoice =
  (strapi: Core.Strapi): Guard =>
  async (ctx, next) => {
    const { model = '', targetField = '' } = ctx.params as Record<string, string | undefined>;
    const schema = finder(strapi)(model);
    const attribute = schema?.attributes[targetField];
    if (!schema || !attribute?.target) throw refuse.notFound();
    // A component has no permissions of its own, so only those for the related type count.
    const isType = model.includes('::');
    if (isType && cannotRead(strapi, ctx, model, targetField)) throw refuse.notAllowed();
    if (cannotRead(strapi, ctx, attribute.target)) throw refuse.notAllowed();
    checkChoice(ctx);
    await next();
    ctx.body = trimChoice(ctx.body, schema, targetField);
  };

/** Guards files and folders of the media library, one by one and in bulk. */
const guardMediaLibrary =
  (strapi: Core.Strapi, isAboutFolders: boolean): Guard =>
  (ctx, next) => {
    const find = finder(strapi);
    const uid = isAboutFolders ? 'plugin::upload.folder' : 'plugin::upload.file';
    checkQuestion(ctx, find(uid), find);
    return next();
  };

const guardBulk =
  (strapi: Core.Strapi): Guard =>
  async (ctx, next) => {
    const { body } = ctx.request as unknown as { body?: Record<string, unknown> };
    await requireOwnMedia(strapi, ctx, body ?? {});
    return next();
  };

const guardFolder =
  (strapi: Core.Strapi): Guard =>
  async (ctx, next) => {
    await requireOwnMedia(strapi, ctx, { folderIds: ctx.params.id as unknown });
    return next();
  };

const BULK = new Set(['POST /actions/bulk-delete', 'POST /actions/bulk-move']);

function guardsOf(strapi: Core.Strapi, plugin: string, { method, path }: Route): Guard[] {
  if (plugin === 'content-manager')
    return [path.startsWith('/relations/') ? guardChoice(strapi) : guardEntries(strapi)];
  const own = BULK.has(`${method} ${path}`) ? [guardBulk(strapi)] : [];
  if (`${method} ${path}` === 'PUT /folders/:id') own.push(guardFolder(strapi));
  return [guardMediaLibrary(strapi, path.startsWith('/folder')), ...own];
}

/**
 * Puts the portal's guards before every route of the content manager and the media library, each after Strapi's own
 * check of who is calling. They are attached to the routes, because a route's URL can be written in more than one
 * way.
 */
export function guardPanelRoutes(strapi: Core.Strapi) {
  for (const name of ['content-manager', 'upload']) {
    const routers = strapi.plugin(name).routes as unknown as { admin: { routes: Route[] } };
    for (const route of routers.admin.routes) {
      const before = route.config?.middlewares ?? [];
      route.config = {
        ...route.config,
        middlewares: [...guardsOf(strapi, name, route), ...before],
      };
    }
  }
  const bulk = strapi.plugin('upload').routes as unknown as { admin: { routes: Route[] } };
  const found = bulk.admin.routes.filter(({ method, path }) => BULK.has(`${method} ${path}`));
  if (found.length !== BULK.size) throw new Error('A bulk route of the media library has moved.');
}
