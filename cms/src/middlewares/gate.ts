import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { countUpload } from '../auth/attempts';
import { authorizeAgain, authorizeCall, identify } from '../auth/authorize';
import { checkQuery } from '../http/check-query';
import { checkBody, removeTemporaryFiles } from '../http/body';
import { endpointFor, isApiPath, type RoutedCall } from '../http/endpoint-index';
import { guardPanelRequest } from '../panel/guard-panel-request';
import { refuseForeignPage } from '../http/foreign-page';
import { readJson } from '../http/read-json';
import { refuse } from '../http/refuse';
import { refuseWhenFull } from '../disk/disk-watch';
import { subjects } from '../subject';

/** Admits a call to the API, or refuses it. */
async function admit(ctx: Context, strapi: Core.Strapi): Promise<RoutedCall> {
  const { call, known } = endpointFor(ctx.method, ctx.path);
  if (call) ctx.state.endpoint = `${call.subject}.${call.name}`;
  if (!call) {
    throw known && ctx.method !== 'OPTIONS' ? refuse.methodNotAllowed() : refuse.notFound();
  }
  refuseForeignPage(ctx, strapi.config.get('server.url'));
  ctx.state.member = await identify(strapi, ctx.get('authorization'));
  authorizeCall(ctx.state.member, call.endpoint);
  ctx.state.access = call.endpoint.access;
  const subject = subjects().find(({ name }) => name === call.subject);
  subject?.checkCaller?.(ctx, call.name);
  const { worksWhenFull = [] } = subject ?? {};
  refuseWhenFull(ctx.method, worksWhenFull === 'all' || worksWhenFull.includes(call.name));
  checkQuery(ctx, call.endpoint);
  checkBody(ctx, call.endpoint);
  if (ctx.is('multipart') && ctx.state.member) {
    await countUpload(String(ctx.state.member.id), ctx.request.length);
  }
  return call;
}

type Action = (ctx: Context) => Promise<void>;

/** The controller's action for a call. It finds the path's parameters where the router would put them. */
function actionOf(strapi: Core.Strapi, { subject, name, params }: RoutedCall): Action {
  const controller = strapi.controller(`api::${subject}.${subject}` as never);
  const action = (controller as unknown as Record<string, Action>)[name] as Action;
  return (ctx) => action(Object.assign(ctx, { params }));
}

/**
 * Runs before the body parser, because Strapi reads bodies to disk before it checks who sends them. Unknown paths,
 * missing sessions, missing rights and bodies that are too long end here. Everything except uploads is also answered
 * here, by its controller: it is authorized, and its JSON is counted before it is parsed (docs/decisions/028). The
 * rest of Strapi's middleware would cost as much again as an answer (docs/decisions/010).
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (isApiPath(ctx.path)) {
      const call = await admit(ctx, strapi);
      if (!ctx.is('multipart')) {
        Object.assign(ctx.request, { body: await readJson(ctx, call.endpoint) });
        if (ctx.request.length) await authorizeAgain(strapi, ctx, call.endpoint);
        return actionOf(strapi, call)(ctx);
      }
    } else if (!(await guardPanelRequest(ctx, strapi))) {
      return;
    }
    try {
      await next();
    } finally {
      await removeTemporaryFiles(ctx);
    }
  };
