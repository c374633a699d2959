import type { Core } from '@strapi/strapi';
import { adminServices, type Action, type Permission } from './admin-services';
import { LAYOUTS } from './layouts';

const EXPLORER = 'plugin::content-manager.explorer.';
const READ = `${EXPLORER}read`;
const UPDATE = `${EXPLORER}update`;

const changedInPortal = LAYOUTS.filter(({ changedIn }) => changedIn === 'portal');
const shownFields = new Map(changedInPortal.map(({ uid, fields }) => [uid, Object.keys(fields)]));
const changedFields = new Map(
  changedInPortal.flatMap(({ uid, changedHere }) =>
    changedHere ? [[uid, changedHere] as const] : [],
  ),
);
/** The fields of a type changed in the portal for which an action is allowed. */
const fieldsFor: Record<string, ReadonlyMap<string, readonly string[]>> = {
  [READ]: shownFields,
  [UPDATE]: changedFields,
};

/**
 * Parts of the stock panel that would have no effect here, or whose changes the next start would undo because code
 * decides them.
 */
const WITHHELD: readonly RegExp[] = [
  // Schemas and layouts are code.
  /^plugin::content-type-builder\./,
  /^plugin::content-manager\..*\.configure-(view|layout)$/,
  // Roles, emails and sign-in of members are the portal's own. Changing the stock ones would have no effect.
  /^plugin::users-permissions\./,
  // Keys to an API that is closed, to transfers that are off, and permanent keys to the panel itself.
  /^admin::(api-tokens|admin-tokens|transfer)\./,
  /^admin::marketplace\./,
  // The server calls no address that a user enters (see `silenceWebhooks`).
  /^admin::webhooks\./,
  // The two roles are code. Whoever could create another could give it everything that is withheld here.
  /^admin::roles\.(create|update|delete)$/,
  // Removing camera data from pictures is not optional.
  /^plugin::upload\.settings\./,
];

interface ContentType {
  uid: string;
  pluginOptions?: { 'content-manager'?: { visible?: boolean } };
}

/**
 * Types that nobody may read: sessions, tokens, the text of emails. Strapi would let the panel's API read every type,
 * hidden or not, so that relations can show names. `admin::user` and the types of plugins stay readable for that.
 */
function isInternal({ uid, pluginOptions }: ContentType): boolean {
  const hidden = pluginOptions?.['content-manager']?.visible === false;
  return hidden && /^(api|admin)::/.test(uid) && uid !== 'admin::user';
}

/** Removes the types for which an action must not be given to any role, including the panel admin. */
export function withoutForbiddenTypes(
  { actionId, subjects }: Action,
  isHidden: (uid: string) => boolean,
): string[] | undefined {
  if (!subjects || !actionId.startsWith(EXPLORER)) return subjects;
  if (actionId === READ) return subjects.filter((uid) => !isHidden(uid));
  const isUpdate = actionId === UPDATE;
  return subjects.filter((uid) => !shownFields.has(uid) || (isUpdate && changedFields.has(uid)));
}

/** A role's permissions, without those that the panel does not offer and fields that are not shown. */
export function offered(permissions: readonly Permission[]): Permission[] {
  return permissions
    .filter(({ action }) => !WITHHELD.some((pattern) => pattern.test(action)))
    .map((permission) => {
      const named = fieldsFor[permission.action]?.get(permission.subject ?? '');
      const fields = permission.properties?.fields;
      if (!named || !fields) return permission;
      const kept = fields.filter((field) => named.includes(field));
      return { ...permission, properties: { ...permission.properties, fields: kept } };
    });
}

/**
 * Takes away from every role what the panel must not do. A panel admin implicitly gets every permission there is, so
 * the permissions themselves are removed before Strapi hands them out. Its API then refuses (403), its forms are
 * read-only and its buttons are gone, all by Strapi's own rules. A middleware in front of the routes would have to
 * know every way to write, and would leave the buttons in place.
 */
export function forbidInPanel(strapi: Core.Strapi) {
  const { permissions, roles } = adminServices(strapi);
  const types = strapi.contentTypes as unknown as Record<string, ContentType>;
  const isHidden = (uid: string) => types[uid] !== undefined && isInternal(types[uid]);
  permissions.actionProvider.hooks.willRegister.register(({ value }) => {
    value.subjects = withoutForbiddenTypes(value, isHidden);
  });
  roles.hooks.willResetSuperAdminPermissions.register(offered);
}
