import { lazyPage } from '@/lib/lazy-page';

/** The reader: published blogs. */
export const BlogsPage = lazyPage(() => import('./components/blogs-page'), 'BlogsPage');
/** One blog to read. */
export const BlogPage = lazyPage(() => import('./components/blog-page'), 'BlogPage');
/** A draft as the panel previews it, without a session. */
export const BlogPreviewPage = lazyPage(
  () => import('./components/blog-preview-page'),
  'BlogPreviewPage',
);
/** Writing and bringing out blogs. */
export const ManageBlogsPage = lazyPage(
  () => import('./components/manage-blogs-page'),
  'ManageBlogsPage',
);
/** Deleted blogs, to bring back. */
export const BlogTrashPage = lazyPage(
  () => import('./components/blog-trash-page'),
  'BlogTrashPage',
);
/** Where a blog stands, as its writers are told. */
export { STATE_TONES, stateName } from './model/blog-words';
