import type { WholeBlogRow } from './blog-row';
import { storedTags } from './blog-row';

/** The complete content of a blog at one time, with files by their ids in the media library. */
export interface BlogVersionSnapshot {
  title: string;
  subtitle: string;
  category: string | null;
  excerpt: string;
  author: string;
  slug: string;
  coverAlt: string;
  cover: number | null;
  tags: string[];
  videoUrls: string[];
  paragraphs: { content: string; file: number | null }[];
}

export const snapshotOf = (row: WholeBlogRow): BlogVersionSnapshot => ({
  title: row.title ?? '',
  subtitle: row.subtitle ?? '',
  category: row.category,
  excerpt: row.excerpt ?? '',
  author: row.author ?? '',
  slug: row.slug ?? '',
  coverAlt: row.coverAlt ?? '',
  cover: row.coverImage?.id ?? null,
  tags: storedTags(row.tags) ?? [],
  videoUrls: row.videos.map(({ url }) => url ?? ''),
  paragraphs: row.paragraphs.map(({ content, file }) => ({
    content: content ?? '',
    file: file?.id ?? null,
  })),
});

/** The ids of all files that it shows. */
export const filesOf = ({ cover, paragraphs }: BlogVersionSnapshot): number[] => [
  ...new Set([cover, ...paragraphs.map(({ file }) => file)].filter((id) => id !== null)),
];

/** The data with which the Document Service restores a draft to this snapshot. `kept` tells which files still exist. */
export const dataOf = (said: BlogVersionSnapshot, kept: (id: number) => boolean) => {
  const file = (id: number | null) => (id !== null && kept(id) ? id : null);
  const { title, subtitle, category, excerpt, author, coverAlt, tags } = said;
  return {
    title,
    subtitle,
    category,
    excerpt,
    author,
    coverAlt,
    tags,
    coverImage: file(said.cover),
    videos: said.videoUrls.map((url) => ({ url })),
    paragraphs: said.paragraphs.map((one) => ({ content: one.content, file: file(one.file) })),
  };
};
