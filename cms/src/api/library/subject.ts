import { NOTHING_OWN } from '../../own-tables';
import type { Subject } from '../../subject';
import { whyNotForAll } from './data/shared-files';
import { sweepLibrary } from './data/item-trash';
import { mediaUse, checkReplacement } from './data/library-uses';
import { fillLibraryColumns } from './data/fill-columns';
import { fillLibraryWords } from './data/fill-words';
import { LIBRARY_INDEXES } from './data/library-indexes';
import { showsFile, sweepLibraryFiles } from './data/library-media';
import { readUnpagedAgain } from './data/item-texts';
import { startPdfReader } from './data/pdf-reader';
import { folderRules } from './panel/folder-panel-rules';
import { itemEntries } from './panel/item-entries';
import { itemRules } from './panel/item-panel-rules';
import { watchLibraryFiles } from './panel/watch-library-files';
import { libraryFinders } from './data/find-items';
import { libraryLinks } from './data/library-links';
import { homeLibrary } from './data/home-library';
import { itemArrivals } from './data/item-arrivals';

export const library: Subject = {
  name: 'library',
  finders: libraryFinders,
  linkedPages: libraryLinks,
  arrivals: itemArrivals,
  homePart: homeLibrary,
  eraseMember: null,
  ownData: NOTHING_OWN,
  dependents: [],
  showsFile,
  sweeps: [sweepLibrary, sweepLibraryFiles],
  indexes: LIBRARY_INDEXES,
  search: { name: 'library', fill: fillLibraryWords },
  whyNotForAll,
  media: {
    mediaUse,
    checkReplacement,
  },
  documents: [itemRules, folderRules],
  panelEntries: [itemEntries],
  upgrade: [fillLibraryColumns, readUnpagedAgain],
  boot: [watchLibraryFiles],
  start: startPdfReader,
};
