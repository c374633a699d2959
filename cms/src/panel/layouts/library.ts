import type { PanelLayout } from '../panel-layout';

/** A document, picture or film that members find in the library. */
export const libraryItemLayout: PanelLayout = {
  uid: 'api::library.library-item',
  changedIn: 'panel',
  past: true,
  mainField: 'title',
  sort: { by: 'updatedAt', order: 'DESC' },
  pageSize: 20,
  list: ['title', 'section', 'category', 'privacy', 'folder', 'updatedAt'],
  edit: [
    ['title'],
    ['description'],
    ['file', 'externalUrl'],
    ['section', 'category'],
    ['folder', 'tag'],
    ['privacy', 'guideOrReference'],
    ['poster'],
  ],
  fields: {
    title: { label: 'Title' },
    description: { label: 'Description', help: 'What it contains and who it’s for.' },
    file: {
      label: 'File',
      help: 'A PDF (10 MB), a picture (PNG, JPEG or WebP, 10 MB) or a video (MP4, MOV or WebM, 100 MB). Its page stays when the file is replaced.',
    },
    externalUrl: {
      label: 'Or the address of a video',
      help: 'From YouTube or Vimeo, in place of a file.',
      placeholder: 'https://vimeo.com/…',
    },
    section: { label: 'Section', help: 'The library tab where it’s listed.' },
    category: { label: 'Category' },
    folder: {
      label: 'Folder',
      shows: 'name',
      help: 'A folder in the same section. Leave empty for none.',
    },
    tag: { label: 'Tag', help: 'For stories and facts.' },
    privacy: {
      label: 'Who sees it',
      help: 'Public: everyone who may read its category. Attorneys only: attorneys and admins.',
    },
    guideOrReference: {
      label: 'Guide or reference',
      help: 'Shown under Guides and References as well.',
    },
    poster: {
      label: 'Picture of a video',
      help: 'Shown in place of the video until it is played. A picture of at most 5 MB.',
    },
    updatedAt: { label: 'Last changed' },
  },
};

export const libraryFolderLayout: PanelLayout = {
  uid: 'api::library.library-folder',
  changedIn: 'panel',
  mainField: 'name',
  sort: { by: 'name', order: 'ASC' },
  pageSize: 20,
  list: ['name', 'section', 'description'],
  edit: [['name', 'section'], ['description']],
  fields: {
    name: { label: 'Name', help: 'Each folder name can be used once per section.' },
    section: { label: 'Section', help: 'The library tab where it’s listed.' },
    description: { label: 'Description' },
  },
};
