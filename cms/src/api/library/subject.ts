import type { Subject } from '../../subject';
import { services } from '../../services';
import { fillLibraryColumns } from './domain/fill-columns';
import { fillLibraryWords } from './domain/fill-words';
import { LIBRARY_INDEXES } from './domain/library-indexes';
import { libraryMedia } from './domain/library-media';
import { startPdfReader } from './domain/pdf-reader';
import { watchLibrary } from './domain/watch-library';
import { watchLibraryFiles } from './domain/watch-library-files';

export const library: Subject = {
  name: 'library',
  eraseMember: null,
  dependents: [],
  showsFile: (strapi, actor, key) => libraryMedia(strapi).showsFile(actor, key),
  sweeps: [
    (strapi) => services(strapi).library.sweepLibrary(),
    (strapi) => services(strapi).library.sweepLibraryFiles(),
  ],
  indexes: LIBRARY_INDEXES,
  search: { name: 'library', fill: fillLibraryWords },
  media: {
    mediaUse: (strapi, fileId) => services(strapi).library.mediaUse(fileId),
    checkReplacement: (strapi, fileId, bytes) =>
      services(strapi).library.checkReplacement(fileId, bytes),
  },
  register: watchLibrary,
  upgrade: [fillLibraryColumns],
  boot: [watchLibraryFiles],
  start: startPdfReader,
};
