import { printText } from '../library/paper-text';
import { drawPicture, type ReadyPicture } from '../library/picture';
import { BLOGS } from './blogs';
import type { DemoBlog } from './demo-blog';

const DAY = 86_400_000;

/** The cover of each article, and the PDF of those that have one. */
export type BlogFiles = ReadonlyMap<DemoBlog, { cover: ReadyPicture; paper: Buffer | null }>;

/** Draws the covers and creates the articles' PDFs. */
export async function makeBlogFiles(now: number): Promise<BlogFiles> {
  const made = BLOGS.map(async (blog, place) => {
    const date = new Date(now - blog.daysAgo * DAY);
    const cover = await drawPicture(blog.cover);
    const paper = blog.paper
      ? await printText(blog.paper, { number: `BL-${201 + place}`, date })
      : null;
    return [blog, { cover, paper }] as const;
  });
  return new Map(await Promise.all(made));
}
