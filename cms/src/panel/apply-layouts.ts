import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import { configured, configuredPart, type Configuration } from './configuration';
import { LAYOUTS, PART_LAYOUTS } from './layouts';

interface ContentTypes {
  findContentType(uid: string): object | undefined;
  findConfiguration(type: object): Promise<Configuration>;
  updateConfiguration(type: object, configuration: Configuration): Promise<unknown>;
}

interface Parts {
  findComponent(uid: string): object | undefined;
  findConfiguration(part: object): Promise<Configuration>;
  updateConfiguration(part: object, configuration: Configuration): Promise<unknown>;
}

/** Configurations are stored as JSON, so they are compared as JSON. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Applies every layout to the content manager's configuration. Writes only where something differs. */
export async function applyLayouts(strapi: Core.Strapi) {
  const contentTypes = strapi
    .plugin('content-manager')
    .service('content-types') as unknown as ContentTypes;
  for (const layout of LAYOUTS) {
    const type = contentTypes.findContentType(layout.uid);
    if (!type) throw new Error(`The panel has a layout for ${layout.uid}, which does not exist.`);
    const found = plain(await contentTypes.findConfiguration(type));
    const wanted = configured(found, layout);
    if (isDeepStrictEqual(plain(wanted), found)) continue;
    await contentTypes.updateConfiguration(type, wanted);
  }
  await applyPartLayouts(strapi);
}

async function applyPartLayouts(strapi: Core.Strapi) {
  const parts = strapi.plugin('content-manager').service('components') as unknown as Parts;
  for (const layout of PART_LAYOUTS) {
    const part = parts.findComponent(layout.uid);
    if (!part) throw new Error(`The panel has a layout for ${layout.uid}, which does not exist.`);
    const found = plain(await parts.findConfiguration(part));
    const wanted = configuredPart(found, layout);
    if (isDeepStrictEqual(plain(wanted), found)) continue;
    await parts.updateConfiguration(part, wanted);
  }
}
