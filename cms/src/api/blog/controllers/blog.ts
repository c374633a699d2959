import { blogEndpoints } from '@hearthside/contract/blog-endpoints';
import { controller } from '../../../access/controller';

export default controller(blogEndpoints, 'blog', (blog) => ({
  list: ({ query }) => blog.list(query),
  read: ({ params }) => blog.read(params.slug),
  feedAddress: ({ member }) => blog.feedAddress(member),
  newFeedAddress: ({ member }) => blog.newFeedAddress(member),
  async feed({ params, ctx }) {
    const xml = await blog.feed(params.key);
    ctx.type = 'application/rss+xml; charset=utf-8';
    ctx.set('Cache-Control', 'private, max-age=300');
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.body = xml;
  },
  preview: ({ params, query }) => blog.preview(params.id, query),

  managed: ({ query }) => blog.managed(query),
  detail: ({ params }) => blog.detail(params.id),
  create: ({ member, body }) => blog.create(member, body),
  save: ({ params, body }) => blog.save(params.id, body),
  publish: ({ params, body }) => blog.publish(params.id, body),
  unpublish: ({ params }) => blog.unpublish(params.id),
  cancelSchedule: ({ params, body }) => blog.cancelSchedule(params.id, body.revision),
  remove: ({ params }) => blog.remove(params.id),
  restore: ({ params }) => blog.restore(params.id),
  trash: ({ query }) => blog.trash(query),
  versions: ({ params, query }) => blog.versions(params.id, query),
  restoreVersion: ({ params, body }) =>
    blog.restoreVersion(params.id, params.versionId, body.revision),
  upload: ({ body, file }) => blog.upload(body.type, file),
}));
