import type { Core } from '@strapi/strapi';
import { BLOG_CATEGORIES, readBlogCategory } from '@hearthside/contract/blog/fields';
import type { HistoryAction, HistoryChange } from '@hearthside/contract/history/endpoints';
import { panelReason, type ChangeAuthor } from '../../../auth/change-author';
import * as historyService from '../../history/services/history';
import { isoOrNull } from '../../../text/moment';
import { aboutBlog, storedTags, type BlogRow, type WholeBlogRow } from './blog-row';

const said = {
  Title: ({ title }: WholeBlogRow) => title ?? '',
  Subtitle: ({ subtitle }: WholeBlogRow) => subtitle ?? '',
  Category: ({ category }: WholeBlogRow) => BLOG_CATEGORIES[readBlogCategory(category)],
  Author: ({ author }: WholeBlogRow) => author ?? '',
  Address: ({ slug }: WholeBlogRow) => slug ?? '',
  Publishes: ({ publishAt }: WholeBlogRow) => isoOrNull(publishAt) ?? '',
  Tags: ({ tags }: WholeBlogRow) => (storedTags(tags) ?? []).join(', '),
};

/** What changed in the short fields. The versions have the rest of the text. */
export const blogChanges = (before: WholeBlogRow, after: WholeBlogRow): HistoryChange[] =>
  Object.entries(said)
    .map(([field, of]) => ({ field, from: of(before), to: of(after) }))
    .filter(({ from, to }) => from !== to);

/** Records what was done to a blog, within the transaction of the change. */
export const recordBlog = (
  strapi: Core.Strapi,
  by: ChangeAuthor,
  action: HistoryAction,
  row: Pick<BlogRow, 'id' | 'title'>,
  { changes = [], reason = '' }: { changes?: readonly HistoryChange[]; reason?: string } = {},
) =>
  historyService.record(strapi, {
    by: by.memberId,
    action,
    about: aboutBlog(row),
    changes,
    reason: [reason, panelReason(by)].filter(Boolean).join('. '),
  });
