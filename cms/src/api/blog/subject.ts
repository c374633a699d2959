import { services } from '../../services';
import type { Subject } from '../../subject';
import { registerBlogPanelRules } from './domain/blog-panel-rules';
import { blogFeed } from './domain/blog-feed';
import { BLOG_INDEXES, upgradeBlogs } from './domain/blog-indexes';
import { blogVisibility } from './domain/blog-visibility';
import { fillBlogWords } from './domain/fill-words';

export const blog: Subject = {
  name: 'blog',
  eraseMember: (strapi, { id }) => blogFeed(strapi).revokeFeed(id),
  dependents: [],
  showsFile: (strapi, reader, key) => blogVisibility(strapi).showsFile(reader, key),
  sweeps: [(strapi) => services(strapi).blog.sweep()],
  eachMinute: [
    {
      name: 'blogSchedule',
      what: 'Blogs that are due',
      task: (strapi) => services(strapi).blog.publishDue(),
    },
  ],
  indexes: BLOG_INDEXES,
  search: { name: 'blog', fill: fillBlogWords },
  media: {
    mediaUse: (strapi, fileId) => services(strapi).blog.mediaUse(fileId),
  },
  register: registerBlogPanelRules,
  upgrade: [upgradeBlogs],
};
