import type { Core } from '@strapi/strapi';
import { watchFolders } from './folder-panel-rules';
import { watchItems } from './item-panel-rules';

/** What is written to the library by either door is seen to here. */
export function watchLibrary(strapi: Core.Strapi) {
  watchItems(strapi);
  watchFolders(strapi);
}
