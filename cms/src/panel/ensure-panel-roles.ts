import type { Core } from '@strapi/strapi';
import { adminServices } from './admin-services';
import { editorPermissions } from './editor';

/** The panel's two roles. Their codes are Strapi's, so that its own rules for a last admin hold. */
const ROLES = [
  {
    code: 'strapi-super-admin',
    name: 'Panel admin',
    description: 'Sees everything in the panel and invites editors.',
  },
  {
    code: 'strapi-editor',
    name: 'Editor',
    description: 'Works on the content of the portal. Set in code: changes made here do not last.',
  },
] as const;

/** Names the panel's roles, gives editors what they may, and removes every other role. */
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
 * There are these two roles. The stock author goes, because nobody writes without being allowed to
 * publish here, and so does a role somebody once made. One that somebody holds stays and allows nothing.
 */
async function removeOtherRoles(strapi: Core.Strapi) {
  const { roles } = adminServices(strapi);
  const others = await roles.find({ code: { $notIn: ROLES.map(({ code }) => code) } });
  for (const { id } of others) {
    if ((await roles.getUsersCount(id)) > 0) await roles.assignPermissions(id, []);
    else await roles.deleteByIds([id]);
  }
}
