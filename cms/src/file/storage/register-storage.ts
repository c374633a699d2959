import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { localStorage } from './local-storage';
import { linkInPanel } from '../panel-links';
import { panelFileKey, type PanelFileName } from '../panel-file';
import { s3Settings, s3Storage } from './s3-storage';
import { setLinkSecret } from '../signed-link';
import type { Storage } from './storage';
import { carefulStorage } from './storage-owner';

interface PanelFile extends PanelFileName {
  url: string;
  buffer?: Buffer;
  stream?: Readable;
}

let storage: Storage | undefined;

/** The storage of private files, created at boot. */
export function fileStorage(): Storage {
  if (!storage) throw new Error('The file storage has not been prepared.');
  return storage;
}

/**
 * Turns the panel's upload provider into the portal's private storage. Nothing is stored under `public/`, and the
 * panel and the API hand out short-lived signed links to one route (specification/security.md, Files).
 */
export function registerStorage(strapi: Core.Strapi) {
  const dataDir = process.env.DATA_DIR ?? 'data';
  setLinkSecret(process.env.FILE_SECRET, process.env.FILE_SECRET_PREVIOUS);
  const store =
    process.env.STORAGE === 's3'
      ? s3Storage(s3Settings(process.env))
      : localStorage(path.resolve(dataDir, 'files'));
  storage = carefulStorage(strapi, store);

  const write = async (file: PanelFile) => {
    const bytes = file.stream ?? file.buffer;
    if (!bytes) throw new Error('A file without content cannot be stored.');
    const key = panelFileKey(file);
    await fileStorage().write(key, bytes);
    file.url = `/api/files/${key}`;
  };
  (
    strapi.plugin('upload') as unknown as { provider: { extend(provider: object): void } }
  ).provider.extend({
    upload: write,
    uploadStream: write,
    replace: write,
    replaceStream: write,
    delete: (file: PanelFile) => fileStorage().remove(panelFileKey(file)),
    isPrivate: () => true,
    getSignedUrl: async (file: PanelFile) => ({
      url: await linkInPanel(strapi, panelFileKey(file)),
    }),
  });
}
