import type { Core } from '@strapi/strapi';
import { applyLayouts } from './apply-layouts';
import { ensurePanelRoles } from './ensure-panel-roles';

/** Who may do what in the panel, and how its lists and forms look; the same after every start. */
export async function setUpPanel(strapi: Core.Strapi) {
  await ensurePanelRoles(strapi);
  await applyLayouts(strapi);
}
