import type { BlogCategory } from '@hearthside/contract/blog/fields';
import type { Drawn } from '../library/picture';
import type { PaperText } from '../library/paper-text';

/** An article of the demo. */
export interface DemoBlog {
  title: string;
  subtitle: string;
  category: BlogCategory;
  /** By nickname; the byline has the whole name. */
  author: string;
  /** When it was written and, unless it waits, brought out. */
  daysAgo: number;
  tags: readonly string[];
  excerpt: string;
  cover: Drawn;
  coverAlt: string;
  /** Rich text, a paragraph each. */
  paragraphs: readonly string[];
  /** Addresses of films. */
  videos?: readonly string[];
  /** A PDF that goes with the last paragraph. */
  paper?: PaperText;
  /** Written only; coming out in so many days; or out, with a change that is not. */
  state?: 'draft' | { comesOutIn: number } | { changedTo: string; daysAgo: number };
}
