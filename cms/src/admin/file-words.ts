/** Strapi's media library in everyday words: its "assets" are files. */
export const fileWords = {
  'upload.plugin.name': 'Files',
  'upload.assets.uploaded': '{number, plural, one {# file} other {# files}} uploaded',
  'upload.bulk.select.label': 'Select all files',
  'upload.form.input.description.file-alt': 'Shown, and read aloud, where the file can’t be seen.',
  'upload.header.actions.add-assets': 'Add a file',
  'upload.header.actions.upload-assets': 'Upload files',
  'upload.header.actions.upload-new-asset': 'Upload a file',
  'upload.header.content.assets-empty': 'No files',
  'upload.header.content.assets':
    '{numberFolders, plural, one {1 folder} other {# folders}}, {numberAssets, plural, one {1 file} other {# files}}',
  'upload.header.search-results.count':
    '{numberFolders, plural, one {1 folder} other {# folders}}, {numberAssets, plural, one {1 file} other {# files}}',
  'upload.header.search-results.count.assets':
    '{numberAssets, plural, =0 {No files} one {1 file} other {# files}}',
  'upload.input.placeholder': 'Click to add a file, or drop one here',
  'upload.input.placeholder.icon': 'Drop the file here',
  'upload.mediaLibraryInput.placeholder': 'Choose an existing file, or drop one here',
  'upload.list.assets.title': 'Files ({count})',
  'upload.list.asset.at.finished': 'The files have finished loading.',
  'upload.list.assets-empty.title': 'There are no files yet',
  'upload.list.assets-empty.title-withSearch': 'No file matches these filters',
  // Editors see only their own files (see panel/editor), so an empty list does not mean that there are none.
  'upload.list.assets.empty':
    'You have not uploaded any files yet. Files that others added, here or in the portal, stay with their entries and aren’t listed.',
  'upload.list.assets.empty-upload': 'You have not uploaded any files yet.',
  'upload.list.assets.error': 'The files could not be loaded.',
  'upload.list.empty.title': 'You have no files yet',
  'upload.list.empty.description':
    'Files you upload are listed here and available in every form. Files that others added aren’t.',
  'upload.list.empty.add-assets': 'Upload files',
  'upload.list.search.empty.description': 'No file or folder matches “{query}”.',
  'upload.list.assets.loading-more': 'Loading more files…',
  'upload.list.assets.selected':
    '{numberFolders, plural, one {1 folder} other {# folders}}, {numberAssets, plural, one {1 file} other {# files}}',
  'upload.list-assets-select': 'Select {name}',
  'upload.list.assets.to-upload':
    '{number, plural, =0 {No file} one {1 file} other {# files}} ready to upload',
  'upload.list.folder.subtitle':
    '{folderCount, plural, one {# folder} other {# folders}}, {filesCount, plural, one {# file} other {# files}}',
  'upload.modal.file-details.id': 'File ID',
  'upload.asset-details.assetId': 'File ID',
  'upload.modal.folder.elements.count': '{folderCount} folders, {assetCount} files',
  'upload.modal.header.browse': 'Upload files',
  'upload.modal.header.pending-assets': 'Files to upload',
  'upload.modal.selected-list.sub-header-subtitle': 'Drag the files into the order you want',
  'upload.modal.upload-list.footer.button': 'Upload {number, plural, one {# file} other {# files}}',
  'upload.modal.upload-list.sub-header-subtitle': 'Check the files before they are uploaded',
  'upload.modal.upload-list.sub-header.button': 'Upload more',
  'upload.search.label': 'Search for a file',
  'upload.checkControl.crop-duplicate': 'Crop a copy',
  'upload.checkControl.crop-original': 'Crop this file',
  'upload.tabs.title': 'Where are your files?',
};
