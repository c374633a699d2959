/** What is new to read, and of which of it a member is told. Must not import zod. */
import { BLOG_CATEGORIES } from '../blog/fields';

/** What a member chooses from: the categories of blogs, and the library as far as their role reads it. */
export const READING_CATEGORIES = { ...BLOG_CATEGORIES, library: 'Library' } as const;
export type ReadingCategory = keyof typeof READING_CATEGORIES;

/** For how many days something is new: so long it stays in the bell, and it is never told of later. */
export const READING_DAYS = 30;
/** When the weekly mail goes out on Mondays, in the organization's time zone. */
export const WEEKLY_MAIL_TIME = '09:00';
