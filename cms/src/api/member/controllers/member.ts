import { memberEndpoints } from '@hearthside/contract/member';
import { controller } from '../../../access/controller';
import { refuse } from '../../../access/refuse';

export default controller(memberEndpoints, 'member', (members) => ({
  me: ({ member }) => members.me(member.id),
  home: ({ member }) => members.home(member),
  saveProfile: ({ member, body }) => members.saveProfile(member.id, body),
  savePicture: ({ member, file }) => members.setPicture(member.id, file),
  removePicture: ({ member }) => members.removePicture(member.id),
  list: ({ query }) => members.list(query),
  detail: ({ params }) => members.detail(params.id),
  verify({ member, params, query, body }) {
    const verified = body.verified ?? query.verify;
    if (verified === undefined) {
      throw refuse.badInput('Please check the marked fields.', {
        verified: 'Must be true or false',
      });
    }
    return members.verify(member, params.id, verified);
  },
  directory: ({ member, query }) => members.directory(member, query),
}));
