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

/** Names the panel's roles, gives editors what they may, and removes the stock role that has no use here. */
export async function ensurePanelRoles(strapi: Core.Strapi) {
  const { roles } = adminServices(strapi);
  for (const { code, name, description } of ROLES) {
    const role = await roles.findOne({ code });
    if (!role) throw new Error(`The panel lacks the role ${code}.`);
    if (role.name !== name || role.description !== description)
      await roles.update({ id: role.id }, { name, description });
    if (code === 'strapi-editor') await roles.assignPermissions(role.id, editorPermissions(strapi));
  }
  await removeAuthors(strapi);
}

/** Nobody writes without being allowed to publish here. Where somebody holds the role, it allows nothing. */
async function removeAuthors(strapi: Core.Strapi) {
  const { roles } = adminServices(strapi);
  const author = await roles.findOne({ code: 'strapi-author' });
  if (!author) return;
  if ((await roles.getUsersCount(author.id)) > 0) await roles.assignPermissions(author.id, []);
  else await roles.deleteByIds([author.id]);
}
