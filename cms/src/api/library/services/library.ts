/** The library: documents, pictures and films by their tabs and folders, for members who may see them (part 2). */

export { trash, restore } from '../data/item-trash';
export { allFolders, addFolder, renameFolder, removeFolder } from '../data/library-folders';
export { file } from '../data/library-media';
export { list } from '../data/managing-library';
export { all } from '../data/searched-items';
export { item, folders } from '../data/reading-library';
export { add, change, setPoster, remove } from '../data/saving-items';
