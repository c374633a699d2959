import type { PanelLayout, PartLayout } from '../panel-layout';

/** An article, in reading order, with its classification below. */
export const blogLayout: PanelLayout = {
  uid: 'api::blog.blog',
  changedIn: 'panel',
  past: true,
  mainField: 'title',
  sort: { by: 'updatedAt', order: 'DESC' },
  pageSize: 20,
  list: ['title', 'category', 'author', 'publishAt', 'updatedAt'],
  edit: [
    ['title'],
    ['subtitle'],
    ['coverImage', 'coverAlt'],
    ['paragraphs'],
    ['videos'],
    ['tags'],
    ['category', 'author'],
    ['excerpt'],
    ['publishAt', 'slug'],
  ],
  fields: {
    title: { label: 'Title' },
    subtitle: { label: 'Subtitle', help: 'One sentence under the title.' },
    coverImage: {
      label: 'Cover picture',
      help: 'PNG, JPEG, WebP or GIF, at most 5 MB. A wide picture looks best.',
    },
    coverAlt: {
      label: 'What the cover shows',
      help: 'Read aloud to people who can’t see the picture, and shown if it can’t be loaded.',
      placeholder: 'A dog asleep on a blue sofa',
    },
    paragraphs: {
      label: 'Paragraphs',
      help: 'Up to ten parts, each with an optional picture, PDF or Word file.',
    },
    videos: { label: 'Videos', help: 'Shown below the text. Up to ten.' },
    tags: {
      label: 'Tags',
      help: 'Words that help members find it. Up to 20, with up to 40 characters each.',
    },
    category: { label: 'Category' },
    author: { label: 'Author', help: 'The name shown under the title. Leave empty to show none.' },
    excerpt: {
      label: 'Excerpt',
      help: 'Shown on its card in lists, up to 320 characters. Leave empty to use the beginning of the text.',
    },
    publishAt: {
      label: 'Publish on',
      help: 'The blog is published automatically at this time (your time zone). Choose a time in the future, then press Save, not Publish.',
    },
    slug: {
      label: 'Address',
      help: 'The last part of the page’s web address. Leave empty to create it from the title. Older addresses keep working.',
      placeholder: 'walking-an-old-dog',
    },
    updatedAt: { label: 'Last changed' },
  },
};

export const paragraphLayout: PartLayout = {
  uid: 'blog.paragraph',
  mainField: 'opening',
  edit: [['content'], ['file']],
  fields: {
    opening: { label: 'Starts with' },
    content: { label: 'Text' },
    file: {
      label: 'File',
      help: 'A picture is shown below the text; a PDF or Word file can be downloaded. At most 10 MB.',
    },
  },
};

export const videoLayout: PartLayout = {
  uid: 'blog.video',
  mainField: 'url',
  edit: [['url']],
  fields: {
    url: {
      label: 'Address of the video',
      help: 'From YouTube or Vimeo, or a link to a video file.',
      placeholder: 'https://www.youtube.com/watch?v=…',
    },
  },
};
