import { helpEndpoints } from '@hearthside/contract/help-endpoints';
import { controller } from '../../../access/controller';

export default controller(helpEndpoints, 'help', (help) => ({
  list: ({ member, query }) => help.list(member, query.topic),
  detail: ({ member, params }) => help.detail(member, params.id),
  search: ({ member, query }) => help.search(member, query.search),
  videos: ({ member }) => help.videos(member),
  vote: ({ member, params, body }) => help.vote(member, params.id, body.helpful),
  contact: ({ member, body }) => help.contact(member, body),

  create: ({ member, body }) => help.create(member, body),
  save: ({ member, body }) => help.save(member, body),
  remove: ({ query }) => help.remove(query.id, query.topic),
  trash: ({ query }) => help.trash(query),
  restore: ({ member, params, body }) => help.restore(member, params.id, body.topic),
  move: ({ member, params, body }) => help.move(member, params.id, body.before),
  missed: ({ query }) => help.missed(query),
  forgetMissed: ({ params }) => help.forgetMissed(params.id),
}));
