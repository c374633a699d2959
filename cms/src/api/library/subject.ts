import { whyNotForAll } from './data/shared-files';
import type { Subject } from '../../subject';
import { sweepLibrary } from './data/item-trash';
import { mediaUse, checkReplacement } from './data/library-uses';
import { fillLibraryColumns } from './data/fill-columns';
import { fillLibraryWords } from './data/fill-words';
import { LIBRARY_INDEXES } from './data/library-indexes';
import { showsFile, sweepLibraryFiles } from './data/library-media';
import { startPdfReader } from './data/pdf-reader';
import { watchLibrary } from './panel/watch-library';
import { watchLibraryFiles } from './panel/watch-library-files';

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
