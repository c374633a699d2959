export const ITEM_UID = 'api::library.library-item';
export const FOLDER_UID = 'api::library.library-folder';
export const TEXT_UID = 'api::library.library-text';
