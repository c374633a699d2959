import { trustEndpoints } from '@hearthside/contract/trust';
import { controller } from '../../../access/controller';

export default controller(trustEndpoints, 'trust', (trusts) => ({
  list: ({ query }) => trusts.list(query),
  create: ({ member, body }) => trusts.create(member.id, body.name),
  assign: ({ member, body }) => trusts.assign(member.id, body.userId, body.trustId),
  unassign: ({ member, body }) => trusts.unassign(member.id, body.userId, body.trustId),
  detail: ({ member, params }) => trusts.detail(member.id, params.id),
  people: ({ params, query }) => trusts.people(params.id, query),
  pets: ({ member, params, query }) => trusts.pets(member.id, params.id, query),
  rename: ({ member, params, body }) => trusts.rename(member.id, params.id, body.name),
  remove: ({ member, params }) => trusts.remove(member.id, params.id),
}));
