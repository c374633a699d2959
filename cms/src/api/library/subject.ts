import { whyNotForAll } from './domain/shared-files';
import type { Subject } from '../../subject';
import { sweepLibrary } from './domain/item-trash';
import { mediaUse, checkReplacement } from './domain/library-uses';
import { fillLibraryColumns } from './domain/fill-columns';
import { fillLibraryWords } from './domain/fill-words';
import { LIBRARY_INDEXES } from './domain/library-indexes';
import { showsFile, sweepLibraryFiles } from './domain/library-media';
import { startPdfReader } from './domain/pdf-reader';
import { watchLibrary } from './domain/watch-library';
import { watchLibraryFiles } from './domain/watch-library-files';

export const library: Subject = {
  name: 'library',
  eraseMember: null,
  dependents: [],
  showsFile: (strapi, actor, key) => showsFile(strapi, actor, key),
  sweeps: [(strapi) => sweepLibrary(strapi), (strapi) => sweepLibraryFiles(strapi)],
  indexes: LIBRARY_INDEXES,
  search: { name: 'library', fill: fillLibraryWords },
  whyNotForAll: (strapi, fileId) => whyNotForAll(strapi, fileId),
  media: {
    mediaUse: (strapi, fileId) => mediaUse(strapi, fileId),
    checkReplacement: (strapi, fileId, bytes) => checkReplacement(strapi, fileId, bytes),
  },
  register: watchLibrary,
  upgrade: [fillLibraryColumns],
  boot: [watchLibraryFiles],
  start: startPdfReader,
};
