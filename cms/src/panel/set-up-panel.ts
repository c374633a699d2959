import type { Core } from '@strapi/strapi';
import { applyLayouts } from './apply-layouts';
import { ensurePanelRoles } from './ensure-panel-roles';
import { ensureUploadSettings } from './ensure-upload-settings';

/** Who may do what in the panel, how it treats uploads and looks; the same after every start. */
export async function setUpPanel(strapi: Core.Strapi) {
  await ensurePanelRoles(strapi);
  await ensureUploadSettings(strapi);
  await applyLayouts(strapi);
}
