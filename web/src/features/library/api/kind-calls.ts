import type { LibraryKind } from '@hearthside/contract/library';
import { libraryApi } from './library-api';

const CALLS = {
  document: {
    add: libraryApi.addDocument,
    change: libraryApi.changeDocument,
    remove: libraryApi.removeDocument,
  },
  image: {
    add: libraryApi.addImage,
    change: libraryApi.changeImage,
    remove: libraryApi.removeImage,
  },
  video: {
    add: libraryApi.addVideo,
    change: libraryApi.changeVideo,
    remove: libraryApi.removeVideo,
  },
};

/** The calls of a kind of item: each has its own paths (part 2 §7). */
export const callsOf = (kind: LibraryKind) => CALLS[kind];
