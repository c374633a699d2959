import { feature } from '@/lib/feature';
import { lazyPage } from '@/lib/lazy-page';

/** The reader: published blogs. */
const BlogsPage = lazyPage(() => import('./read/components/blogs-page'), 'BlogsPage');
/** One blog to read. */
const BlogPage = lazyPage(() => import('./read/components/blog-page'), 'BlogPage');
/** A draft as the panel previews it, without a session. */
const BlogPreviewPage = lazyPage(
  () => import('./read/components/blog-preview-page'),
  'BlogPreviewPage',
);
/** Writing and publishing blogs. */
const ManageBlogsPage = lazyPage(
  () => import('./manage/components/manage-blogs-page'),
  'ManageBlogsPage',
);
/** The deleted blogs, which can be restored. */
const BlogTrashPage = lazyPage(
  () => import('./manage/components/blog-trash-page'),
  'BlogTrashPage',
);

export const blog = feature({
  sections: { blogs: { phoneRank: 13 }, admin_blogs: { phoneRank: 19 } },
  openRoutes: [{ path: 'preview/blog/:id', Component: BlogPreviewPage }],
  routes: {
    blogs: [
      { path: 'blogs', Component: BlogsPage },
      { path: 'blogs/:slug', Component: BlogPage },
    ],
    admin_blogs: [
      { path: 'admin-blogs', Component: ManageBlogsPage },
      { path: 'admin-blogs/trash', Component: BlogTrashPage },
    ],
  },
});
