import type { Core } from '@strapi/strapi';
import { adminServices } from './admin-services';
import { editorPermissions } from './editor';

/** The panel's two roles. They use Strapi's codes, so that its own rules for the last admin apply. */
const ROLES = [
  {
    code: 'strapi-super-admin',
    name: 'Panel admin',
    description: 'Sees everything in the panel and invites editors.',
  },
  {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Edits the portal’s content. Set in code: changes made here aren’t kept.',
  },
] as const;

/** Names the panel's roles, gives editors their permissions, and removes every other role. */
export async function ensurePanelRoles(strapi: Core.Strapi) {
  const { roles } = adminServices(strapi);
  for (const { code, name, description } of ROLES) {
    const role = await roles.findOne({ code });
    if (!role) throw new Error(`The panel lacks the role ${code}.`);
    if (role.name !== name || role.description !== description)
      await roles.update({ id: role.id }, { name, description });
    if (code === 'strapi-editor') await roles.assignPermissions(role.id, editorPermissions(strapi));
  }
  await removeOtherRoles(strapi);
}

/**
 * Removes all other roles. The stock author goes, because nobody here writes without being allowed to publish, and so
 * does a role that someone once created. A role that is still assigned stays, without permissions.
 */
async function removeOtherRoles(strapi: Core.Strapi) {
  const { roles } = adminServices(strapi);
  const others = await roles.find({ code: { $notIn: ROLES.map(({ code }) => code) } });
  for (const { id } of others) {
    if ((await roles.getUsersCount(id)) > 0) await roles.assignPermissions(id, []);
    else await roles.deleteByIds([id]);
  }
}
