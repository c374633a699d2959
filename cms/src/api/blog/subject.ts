import { showsInPreview } from './data/blog-visibility';
import { publishDue } from './data/blog-schedule';
import { mediaUse } from './data/blog-media-use';
import * as blogService from './services/blog';
import type { Subject } from '../../subject';
import { registerBlogPanelRules } from './panel/blog-panel-rules';
import { revokeFeed } from './data/blog-feed';
import { BLOG_INDEXES, upgradeBlogs } from './data/blog-indexes';
import { showsFile } from './data/blog-visibility';
import { fillBlogWords } from './data/fill-words';

export const blog: Subject = {
  name: 'blog',
  eraseMember: (strapi, { id }) => revokeFeed(strapi, id),
  dependents: [],
  showsFile: (strapi, reader, key) => showsFile(strapi, reader, key),
  showsFileToAll: (strapi, key) => showsInPreview(strapi, key),
  revokeAccess: (strapi, memberId) => revokeFeed(strapi, memberId),
  sweeps: [(strapi) => blogService.sweep(strapi)],
  eachMinute: [
    {
      name: 'blogSchedule',
      what: 'Blogs that are due',
      task: (strapi) => publishDue(strapi),
    },
  ],
  indexes: BLOG_INDEXES,
  search: { name: 'blog', fill: fillBlogWords },
  media: {
    mediaUse: (strapi, fileId) => mediaUse(strapi, fileId),
  },
  register: registerBlogPanelRules,
  upgrade: [upgradeBlogs],
};
