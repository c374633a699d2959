import { blogPages } from '@hearthside/contract/blog/pages';
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
  openRoutes: [{ path: blogPages.preview(':id'), Component: BlogPreviewPage }],
  routes: {
    blogs: [
      { path: blogPages.list, Component: BlogsPage },
      { path: blogPages.blog(':slug'), Component: BlogPage },
    ],
    admin_blogs: [
      { path: blogPages.manage, Component: ManageBlogsPage },
      { path: blogPages.trash, Component: BlogTrashPage },
    ],
  },
});
