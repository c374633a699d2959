/** The library: papers, pictures and films by their tabs and folders, for whoever may see them (part 2). */

export { trash, restore } from '../domain/item-trash';
export { allFolders, addFolder, renameFolder, removeFolder } from '../domain/library-folders';
export { file } from '../domain/library-media';
export { list } from '../domain/managing-library';
export { page as all } from '../domain/item-list';
export { item, folders } from '../domain/reading-library';
export { add, change, setPoster, remove } from '../domain/saving-items';
