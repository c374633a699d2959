import type { Subject } from '../../subject';
import { showsInPreview, showsFile } from './data/blog-visibility';
import { publishDue } from './data/blog-schedule';
import { mediaUse } from './data/blog-media-use';
import * as blogService from './services/blog';
import { blogEntries } from './panel/blog-entries';
import { blogRules } from './panel/blog-panel-rules';
import { revokeFeed } from './data/blog-feed';
import { BLOG_INDEXES, upgradeBlogs } from './data/blog-indexes';
import { fillBlogWords } from './data/fill-words';
import { blogFinder, blogLinks } from './data/find-blogs';
import { blogArrivals } from './data/blog-arrivals';

export const blog: Subject = {
  name: 'blog',
  finders: [blogFinder],
  linkedPages: blogLinks,
  arrivals: blogArrivals,
  eraseMember: (strapi, { id }) => revokeFeed(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Your private feed',
        table: 'blog_feeds',
        column: 'member_id',
        // Whoever has the key reads the feed.
        without: ['key'],
      },
    ],
    except: {},
  },
  dependents: [],
  showsFile,
  showsFileToAll: showsInPreview,
  revokeAccess: revokeFeed,
  sweeps: [blogService.sweep],
  eachMinute: [
    {
      name: 'blogSchedule',
      what: 'Scheduled blogs',
      task: (strapi) => publishDue(strapi),
    },
  ],
  indexes: BLOG_INDEXES,
  search: { name: 'blog', fill: fillBlogWords },
  media: {
    mediaUse,
  },
  documents: [blogRules],
  panelEntries: [blogEntries],
  upgrade: [upgradeBlogs],
};
