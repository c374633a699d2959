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
    description: { label: 'Description', help: 'What is in it and whom it helps.' },
    file: {
      label: 'File',
      help: 'A PDF (10 MB), a picture (PNG, JPEG or WebP, 10 MB) or a video (MP4, MOV or WebM, 100 MB). Its page stays when the file is replaced.',
    },
    externalUrl: {
      label: 'Or the address of a video',
      help: 'From YouTube or Vimeo, in place of a file.',
      placeholder: 'https://vimeo.com/…',
    },
    section: { label: 'Section', help: 'The tab of the library in which it stands.' },
    category: { label: 'Category' },
    folder: { label: 'Folder', shows: 'name', help: 'A folder of the same section. Empty: none.' },
    tag: { label: 'Tag', help: 'Of stories and facts.' },
    privacy: {
      label: 'Who sees it',
      help: 'Public: everybody whose library has its section. Attorneys see the Attorneys section alone, and only attorneys and admins see that.',
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
    name: { label: 'Name', help: 'Of one name there is one folder in a section.' },
    section: { label: 'Section', help: 'The tab of the library in which it stands.' },
    description: { label: 'Description' },
  },
};
