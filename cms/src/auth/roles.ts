import type { Core } from '@strapi/strapi';
import { can, ROLES, ROLE_LABELS, type Permission, type Role } from '@hearthside/contract/access';

const ROLE_UID = 'plugin::users-permissions.role';
const byId = new Map<number, Role>();
const byRole = new Map<Role, number>();

/** The portal role of a users-permissions role row; undefined for the two stock roles. */
export const roleOf = (roleId: number): Role | undefined => byId.get(roleId);

/** The row id of a portal role. Roles are created at boot and never change, so this needs no query. */
export function roleIdOf(role: Role): number {
  const id = byRole.get(role);
  if (id === undefined) throw new Error(`The role ${role} has not been made.`);
  return id;
}

/** The row ids of the roles that have these permissions once their member is verified. */
export const roleIdsWith = (...permissions: Permission[]): number[] =>
  ROLES.filter((role) => permissions.every((one) => can({ role, verified: true }, one))).map(
    roleIdOf,
  );

/** Creates the portal's users-permissions roles that are missing (ruling 1), and reads the ids of all. */
export async function ensureRoles(strapi: Core.Strapi) {
  for (const type of ROLES) {
    const found = await strapi.db.query(ROLE_UID).findOne({ where: { type } });
    const name = ROLE_LABELS[type].one;
    const data = { type, name, description: `Portal members: ${ROLE_LABELS[type].many}` };
    const role = found ?? (await strapi.db.query(ROLE_UID).create({ data }));
    byId.set(role.id, type);
    byRole.set(type, role.id);
  }
}
