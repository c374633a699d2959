/**
 * The panel's own routes: versions, trash and pictures to choose. Who may see what follows from Strapi's permissions
 * for the type.
 */
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { z } from 'zod';
import { id as numericId, pageQuery } from '@hearthside/contract/list';
import { TRASH_DAYS } from '@hearthside/contract/member/users';
import { refuse } from '../http/refuse';
import { subjects } from '../subject';
import { daysAfter } from '../text/days';
import { answerFieldPictures } from './field-pictures';
import type {
  PanelEntries,
  PanelTrash,
  PanelVersion,
  PanelVersions,
  SaidField,
} from './panel-entries';

/** How many versions are listed at once. */
const VERSIONS_PAGE = 10;

const params = z.object({
  type: z.string().max(100),
  documentId: z
    .string()
    .regex(/^[a-z0-9]{1,64}$/i)
    .default(''),
  version: numericId.default(0),
});
const asked = z.object({ page: pageQuery.page, limit: pageQuery.limit });
const restoring = z.strictObject({ revision: z.number().int().min(0) });
const takingBack = z.strictObject({ place: z.string().max(40).optional() });

type Params = z.output<typeof params>;
type Doing = 'read' | 'update' | 'delete';

function parsed<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given ?? {});
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const said = issue?.message ?? 'This value isn’t valid';
  throw refuse.badInput(said, { [issue?.path.join('.') ?? '']: said });
}

const bodyOf = (ctx: Context) => (ctx.request as { body?: unknown }).body;

interface Checkers {
  create(of: { userAbility: unknown; model: string }): { cannot: Record<Doing, () => boolean> };
}

/** Requires that this panel account may do so with entries of the type. @throws 403 */
function requireMay(strapi: Core.Strapi, ctx: Context, model: string, doing: Doing) {
  const checkers = strapi
    .plugin('content-manager')
    .service('permission-checker') as unknown as Checkers;
  const { cannot } = checkers.create({ userAbility: ctx.state.userAbility, model });
  if (cannot[doing]()) throw refuse.notAllowed();
}

const text = ({ stored, text: said }: SaidField) => stored ?? said;
const isSame = (one: SaidField | undefined, other: SaidField | undefined) =>
  one !== undefined && other !== undefined && text(one) === text(other);

/** The names of the fields in which a version differs from the one before it. */
export function changedFields(now: PanelVersion, before: PanelVersion | undefined): string[] {
  if (!before) return [];
  return now.said
    .filter(
      (one) =>
        !isSame(
          one,
          before.said.find(({ field }) => field === one.field),
        ),
    )
    .map(({ field }) => field);
}

async function listVersions(
  strapi: Core.Strapi,
  versions: PanelVersions,
  { documentId }: Params,
  ctx: Context,
) {
  const { page } = parsed(asked, ctx.query);
  // One more than is shown, with which the last one is compared.
  const part = { limit: VERSIONS_PAGE + 1, offset: (page - 1) * VERSIONS_PAGE };
  const found = await versions.list(strapi, documentId, part);
  const listed = found.versions.slice(0, VERSIONS_PAGE).map(({ said: _said, ...version }, at) => ({
    ...version,
    changed: changedFields(found.versions[at] as PanelVersion, found.versions[at + 1]),
  }));
  return { versions: listed, total: found.total, pageSize: VERSIONS_PAGE };
}

async function openVersion(
  strapi: Core.Strapi,
  versions: PanelVersions,
  { documentId, version }: Params,
) {
  const { said, ...then } = await versions.one(strapi, documentId, version);
  const now = await versions.now(strapi, documentId);
  const fields = said.map((one) => {
    const today = now.find(({ field }) => field === one.field);
    return {
      field: one.field,
      then: one.text,
      now: today?.text ?? '',
      isSame: isSame(one, today),
      ...(one.lost !== undefined && { lost: one.lost }),
    };
  });
  return { ...then, fields };
}

async function restoreVersion(
  strapi: Core.Strapi,
  versions: PanelVersions,
  { documentId, version }: Params,
  ctx: Context,
) {
  const { revision } = parsed(restoring, bodyOf(ctx));
  await versions.restore(strapi, documentId, version, revision);
  return { message: 'Restored' };
}

async function listTrash(strapi: Core.Strapi, trash: PanelTrash, _of: Params, ctx: Context) {
  const { items, pagination } = await trash.page(strapi, parsed(asked, ctx.query));
  const dated = items.map((item) => ({
    ...item,
    erasedAt: daysAfter(new Date(item.deletedAt), TRASH_DAYS).toISOString(),
  }));
  return { items: dated, pagination, places: trash.places ?? {} };
}

async function restoreTrashed(
  strapi: Core.Strapi,
  trash: PanelTrash,
  { documentId }: Params,
  ctx: Context,
) {
  const { place } = parsed(takingBack, bodyOf(ctx));
  await trash.restore(strapi, documentId, place);
  return { message: 'Restored' };
}

type Work<Part> = (strapi: Core.Strapi, part: Part, of: Params, ctx: Context) => Promise<object>;

/** An action on a part of a type's entries, for panel accounts who may do that. */
function action<Name extends 'versions' | 'trash'>(
  strapi: Core.Strapi,
  name: Name,
  doing: Doing,
  work: Work<NonNullable<PanelEntries[Name]>>,
) {
  return async (ctx: Context) => {
    const of = parsed(params, ctx.params);
    const entries = subjects()
      .flatMap(({ panelEntries }) => panelEntries ?? [])
      .find(({ uid }) => uid === of.type);
    const part = entries?.[name];
    if (!part) throw refuse.notFound();
    requireMay(strapi, ctx, of.type, doing);
    ctx.body = { data: await work(strapi, part as NonNullable<PanelEntries[Name]>, of, ctx) };
  };
}

/** Adds the routes to those of the content manager, below `/content-manager/entries`. */
export function addEntryRoutes(strapi: Core.Strapi) {
  const { admin } = strapi.plugin('content-manager').routes as unknown as {
    admin: { routes: object[] };
  };
  const route = (method: 'GET' | 'POST', path: string, handler: unknown) => ({
    method,
    path: `/entries/:type/${path}`,
    handler,
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  });
  const [versions, trash] = [':documentId/versions', 'trash'];
  admin.routes.push(
    route('GET', versions, action(strapi, 'versions', 'read', listVersions)),
    route('GET', `${versions}/:version`, action(strapi, 'versions', 'read', openVersion)),
    route(
      'POST',
      `${versions}/:version/restore`,
      action(strapi, 'versions', 'update', restoreVersion),
    ),
    route('GET', 'pictures/:field', (ctx: Context) => answerFieldPictures(strapi, ctx)),
    route('GET', trash, action(strapi, 'trash', 'delete', listTrash)),
    route(
      'POST',
      `${trash}/:documentId/restore`,
      action(strapi, 'trash', 'delete', restoreTrashed),
    ),
  );
}
