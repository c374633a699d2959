import type { Core } from '@strapi/strapi';
import { applyLayouts } from './apply-layouts';
import { ensurePanelRoles } from './ensure-panel-roles';
import { ensureUploadSettings } from './ensure-upload-settings';

/**
 * Sets who may do what in the panel, how it processes uploads, and how it looks. The result is the same after every
 * start.
 */
export async function setUpPanel(strapi: Core.Strapi) {
  await ensurePanelRoles(strapi);
  await ensureUploadSettings(strapi);
  await applyLayouts(strapi);
}
