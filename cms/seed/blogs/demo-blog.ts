import type { BlogCategory } from '@hearthside/contract/blog/fields';
import type { Drawn } from '../library/picture';
import type { PaperText } from '../library/paper-text';

/** An article of the demo. */
export interface DemoBlog {
  title: string;
  subtitle: string;
  category: BlogCategory;
  /** A nickname; the byline has the full name. */
  author: string;
  /** When it was written and, unless it waits, published. */
  daysAgo: number;
  tags: readonly string[];
  excerpt: string;
  cover: Drawn;
  coverAlt: string;
  /** Rich text, one entry per paragraph. */
  paragraphs: readonly string[];
  /** Addresses of films. */
  videos?: readonly string[];
  /** A PDF that goes with the last paragraph. */
  paper?: PaperText;
  /** Only a draft; scheduled in this many days; or published, with a change that is not. */
  state?: 'draft' | { comesOutIn: number } | { changedTo: string; daysAgo: number };
}
