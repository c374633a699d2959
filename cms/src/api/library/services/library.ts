import type { Core } from '@strapi/strapi';
import { itemTrash } from '../domain/item-trash';
import { libraryFolders } from '../domain/library-folders';
import { libraryMedia } from '../domain/library-media';
import { libraryUses } from '../domain/library-uses';
import { managingLibrary } from '../domain/managing-library';
import { readingLibrary } from '../domain/reading-library';
import { savingItems } from '../domain/saving-items';
import { sharedFiles } from '../domain/shared-files';

/** The library: papers, pictures and films by their tabs and folders, for whoever may see them (part 2). */
const libraryService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...itemTrash(strapi),
  ...libraryFolders(strapi),
  ...libraryMedia(strapi),
  ...libraryUses(strapi),
  ...managingLibrary(strapi),
  ...readingLibrary(strapi),
  ...savingItems(strapi),
  ...sharedFiles(strapi),
});

export default libraryService;
export type LibraryService = ReturnType<typeof libraryService>;
