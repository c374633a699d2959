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
      help: 'Read aloud to whoever cannot see it, and shown where it cannot be loaded.',
      placeholder: 'A dog asleep on a blue sofa',
    },
    paragraphs: {
      label: 'Paragraphs',
      help: 'Up to ten parts, each with a picture, PDF or Word file where one belongs to it.',
    },
    videos: { label: 'Videos', help: 'Shown below the text. Up to ten.' },
    tags: {
      label: 'Tags',
      help: 'Words by which members find it. Up to 20, each of at most 40 characters.',
    },
    category: { label: 'Category' },
    author: { label: 'Author', help: 'The name that stands under the title. Empty shows none.' },
    excerpt: {
      label: 'Excerpt',
      help: 'What its card says in lists, at most 320 characters. Empty takes the beginning of the text.',
    },
    publishAt: {
      label: 'Publish on',
      help: 'Comes out by itself at this time, by your own clock, which has to be still to come. Save it, and do not press Publish.',
    },
    slug: {
      label: 'Address',
      help: 'The end of its page’s address. Empty makes it of the title; older addresses go on working.',
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
    opening: { label: 'Begins with' },
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
      help: 'From YouTube or Vimeo, or the address of a film file.',
      placeholder: 'https://www.youtube.com/watch?v=…',
    },
  },
};
