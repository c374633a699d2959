import { COMMON_WORD, fillBlogs, RARE_TAG, RARE_WORD } from './blog-data.ts';
import { BLOG_SIZES } from './goals.ts';
import { adminAsks, adminReady, measureGrowth } from './growth.ts';

const QUESTIONS = adminAsks([
  ['list', '/api/blogs'],
  ['list, page 9', '/api/blogs?page=9'],
  ['list by title', '/api/blogs?sortBy=title&sortOrder=asc'],
  ['a category', '/api/blogs?category=estate_planning'],
  ['a tag of many', '/api/blogs?tag=tag%205'],
  ['a tag of a few', `/api/blogs?tag=${RARE_TAG}`],
  ['a tag in a category', '/api/blogs?tag=tag%205&category=pet_care'],
  ['search', `/api/blogs?search=${RARE_WORD.slice(0, 6)}`],
  ['search for a common word', `/api/blogs?search=${COMMON_WORD}`],
  ['search by one letter', '/api/blogs?search=h'],
  ['search for a common word in a tag', `/api/blogs?search=${COMMON_WORD}&tag=tag%205`],
  ['an article with related ones', '/api/blogs/read/blog-17'],
  ['Manage Blogs', '/api/admin/blogs'],
  ['Manage Blogs, by title in a category', '/api/admin/blogs?sortBy=title&category=pet_care'],
  ['Manage Blogs, search', `/api/admin/blogs?search=${RARE_WORD}`],
  ['Manage Blogs, search for a common word', `/api/admin/blogs?search=${COMMON_WORD}`],
]);

await measureGrowth({
  name: 'blogs',
  title: 'Blogs',
  things: 'blogs',
  sizes: BLOG_SIZES,
  port: 4280,
  fill: fillBlogs,
  ready: adminReady,
  questions: QUESTIONS,
});
