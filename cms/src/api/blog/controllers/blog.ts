import { blogEndpoints } from '@hearthside/contract/blog/endpoints';
import { controller } from '../../../http/controller';
import * as blogService from '../services/blog';

export default controller(blogEndpoints, (strapi) => ({
  list: ({ query }) => blogService.list(strapi, query),
  read: ({ params }) => blogService.read(strapi, params.slug),
  feedAddress: ({ member }) => blogService.feedAddress(strapi, member),
  newFeedAddress: ({ member }) => blogService.newFeedAddress(strapi, member),
  async feed({ params, ctx }) {
    const xml = await blogService.feed(strapi, params.key);
    ctx.type = 'application/rss+xml; charset=utf-8';
    ctx.set('Cache-Control', 'private, max-age=300');
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.body = xml;
  },
  preview: ({ params, query }) => blogService.preview(strapi, params.id, query),

  managed: ({ query }) => blogService.managed(strapi, query),
  detail: ({ params }) => blogService.detail(strapi, params.id),
  create: ({ member, body }) => blogService.create(strapi, member, body),
  save: ({ params, body }) => blogService.save(strapi, params.id, body),
  publish: ({ params, body }) => blogService.publish(strapi, params.id, body),
  unpublish: ({ params, body }) => blogService.unpublish(strapi, params.id, body),
  cancelSchedule: ({ params, body }) =>
    blogService.cancelSchedule(strapi, params.id, body.revision),
  remove: ({ params }) => blogService.remove(strapi, params.id),
  restore: ({ params }) => blogService.restore(strapi, params.id),
  trash: ({ query }) => blogService.trash(strapi, query),
  versions: ({ params, query }) => blogService.versions(strapi, params.id, query),
  restoreVersion: ({ params, body }) =>
    blogService.restoreVersion(strapi, params.id, params.versionId, body.revision),
  upload: ({ body, file }) => blogService.upload(strapi, body.type, file),
}));
