import { memberEndpoints } from '@hearthside/contract/member-endpoints';
import { controller } from '../../../access/controller';
import { answerCsv } from '../../../access/csv-answer';
import { refuse } from '../../../access/refuse';

export default controller(memberEndpoints, 'member', (members) => ({
  me: ({ member }) => members.me(member.id),
  home: ({ member }) => members.home(member),
  async saveProfile({ member, body: { revision, currentPassword, ...profile } }) {
    await members.saveProfile(member, member.id, profile, { revision, currentPassword });
    return members.me(member.id);
  },
  savePicture: ({ member, file }) => members.setPicture(member.id, file),
  removePicture: ({ member }) => members.removePicture(member.id),
  saveVisibility: ({ member, body }) => members.saveVisibility(member.id, body),

  list: ({ query }) => members.list(query),
  async exportList({ query, ctx }) {
    answerCsv(ctx, { name: 'users', ...(await members.exportList(query)) });
  },
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
  verifyMany: ({ member, body }) => members.verifyMany(member, body.userIds, body.verified),
  changeRole: ({ member, params, body }) => members.changeRole(member, params.id, body),
  belongings: ({ params }) => members.belongings(params.id),
  remove: ({ member, params, query }) => members.remove(member, params.id, query.successorId),
  trash: ({ query }) => members.trash(query),
  restore: ({ member, params }) => members.restore(member, params.id),
  async erase({ member, params }) {
    await members.erase(member.id, params.id);
    return { id: params.id };
  },
  feature: ({ member, body }) => members.feature(member, body.userId),
  unfeature: ({ member, params }) => members.unfeature(member, params.id),

  directory: ({ member, query }) => members.directory(member, query),
  caregivers: ({ member, query }) => members.caregivers(member, query),
  caregiver: ({ member, params }) => members.caregiver(member, params.id),
  saveCaregiver: ({ member, body: { userId, revision, currentPassword, ...profile } }) =>
    members.saveCaregiver(member, userId, profile, { revision, currentPassword }),

  invitations: ({ query }) => members.invitations(query),
  invite: ({ member, body }) => members.invite(member, body),
  inviteList: ({ member, body }) => members.inviteList(member, body),
  resendInvitation: ({ member, params }) => members.resendInvitation(member, params.id),
  withdrawInvitation: ({ member, params }) => members.withdrawInvitation(member, params.id),
}));
