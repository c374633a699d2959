import { writeBlogContent, type BlogContent } from '@hearthside/contract/blog/fields';
import type { BlogItem, BlogWhole, ManagedBlog } from '@hearthside/contract/blog/shapes';

/** A blog in a list, for tests: published, about pet care, without a cover. */
export const listed = (set: Partial<BlogItem> = {}): BlogItem => ({
  id: 'abcdefghijklmnopqrstuvwx',
  slug: 'first-aid',
  title: 'First aid for dogs',
  category: 'pet_care',
  coverImage: null,
  coverAlt: '',
  excerpt: 'What to do first.',
  author: 'Amara Hale',
  readingTime: 4,
  tags: ['Dogs', 'Health'],
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-02T12:00:00.000Z',
  publishedAt: '2026-11-03T12:00:00.000Z',
  ...set,
});

/** A blog's content, for tests. */
export const said = (set: Partial<BlogContent> = {}): string =>
  writeBlogContent({
    subtitle: 'Before the vet comes',
    videoUrls: [],
    tags: ['Dogs', 'Health'],
    paragraphs: [{ content: '<p>Stay calm.</p>', file: null }],
    ...set,
  });

export const whole = (set: Partial<BlogWhole> = {}): BlogWhole => ({
  ...listed(),
  content: said(),
  ...set,
});

/** A blog of Manage Blogs with this many paragraphs, 'Text 1' and so on. */
export const managed = ({
  paragraphs = 1,
  ...set
}: Partial<ManagedBlog> & { paragraphs?: number } = {}): ManagedBlog => ({
  ...whole(),
  content: said({
    paragraphs: Array.from({ length: paragraphs }, (_, at) => ({
      content: `<p>Text ${at + 1}</p>`,
      file: null,
    })),
  }),
  state: 'published',
  publishAt: null,
  revision: '1',
  changedBy: 'Amara Hale',
  ...set,
});
