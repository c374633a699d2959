import { memberEndpoints } from '@hearthside/contract/member/endpoints';
import { ownDataEndpoints } from '@hearthside/contract/member/own-data';
import { controller } from '../../../http/controller';
import { answerCsv } from '../../../http/csv-answer';
import { refuse } from '../../../http/refuse';
import * as memberService from '../services/member';
import * as members from '../../../auth/members';

export default controller({ ...memberEndpoints, ...ownDataEndpoints }, (strapi) => ({
  me: ({ member }) => members.me(strapi, member.id),
  home: ({ member }) => memberService.home(strapi, member),
  async saveProfile({ member, body: { revision, currentPassword, ...profile } }) {
    await memberService.saveProfile(strapi, member, member.id, profile, {
      revision,
      currentPassword,
    });
    return members.me(strapi, member.id);
  },
  savePicture: ({ member, file }) => memberService.setPicture(strapi, member.id, file),
  removePicture: ({ member }) => memberService.removePicture(strapi, member.id),
  saveVisibility: ({ member, body }) => memberService.saveVisibility(strapi, member.id, body),
  saveOffer: ({ member, body }) => memberService.saveOffer(strapi, member.id, body),

  ownData: ({ member }) => memberService.ownData(strapi, member.id),
  askForCopy: ({ member, body }) => memberService.askForCopy(strapi, member, body.currentPassword),
  copyLink: ({ member, body }) => memberService.copyLink(strapi, member, body.currentPassword),
  beforeClosing: ({ member }) => memberService.beforeClosing(strapi, member.id),
  close: ({ member, body }) => memberService.close(strapi, member, body),
  dataRequests: ({ query }) => memberService.dataRequests(strapi, query),

  list: ({ query }) => memberService.list(strapi, query),
  async exportList({ member, query, ctx }) {
    const exported = await memberService.exportList(strapi, member.id, query);
    answerCsv(ctx, { name: 'users', ...exported });
  },
  async exportSelected({ member, body, ctx }) {
    const exported = await memberService.exportSelected(strapi, member, body.selection);
    answerCsv(ctx, { name: 'users', ...exported });
  },
  savedFilters: ({ member }) => memberService.savedFilters(strapi, member.id),
  saveFilter: ({ member, body }) => memberService.saveFilter(strapi, member.id, body),
  deleteFilter: ({ member, params }) => memberService.deleteFilter(strapi, member.id, params.id),
  startTask: ({ member, body }) => memberService.startTask(strapi, member, body),
  tasks: ({ member, query }) => memberService.tasks(strapi, member, query),
  task: ({ member, params }) => memberService.task(strapi, member, params.id),
  taskRefusals: ({ member, params, query }) =>
    memberService.taskRefusals(strapi, member, params.id, query),
  undoTask: ({ member, params }) => memberService.undoTask(strapi, member, params.id),
  detail: ({ params }) => memberService.detail(strapi, params.id),
  verify({ member, params, query, body }) {
    const verified = body.verified ?? query.verify;
    if (verified === undefined) {
      throw refuse.badInput('Please check the marked fields.', {
        verified: 'Must be true or false',
      });
    }
    const { mayUndo } = body;
    return memberService.verify(strapi, member, params.id, verified, { mayUndo });
  },
  verifyMany: ({ member, body }) =>
    memberService.verifyMany(strapi, member, body.userIds, body.verified),
  changeRole: ({ member, params, body }) =>
    memberService.changeRole(strapi, member, params.id, body),
  async saveUser({ member, params: { id }, body: { revision, currentPassword, ...profile } }) {
    await memberService.saveUser(strapi, member, id, profile, { revision, currentPassword });
    return memberService.detail(strapi, id);
  },
  sendResetLink: ({ member, params }) => memberService.sendResetLink(strapi, member, params.id),
  endSessions: ({ member, params }) => memberService.endSessions(strapi, member, params.id),
  async suspend({ member, params, body }) {
    await memberService.suspend(strapi, member, params.id, body);
    return memberService.detail(strapi, params.id);
  },
  async liftSuspension({ member, params }) {
    await memberService.liftSuspension(strapi, member, params.id);
    return memberService.detail(strapi, params.id);
  },
  async archive({ member, params, body }) {
    await memberService.archive(strapi, member, params.id, body);
    return memberService.detail(strapi, params.id);
  },
  async unarchive({ member, params }) {
    await memberService.unarchive(strapi, member, params.id);
    return memberService.detail(strapi, params.id);
  },
  ownRoleRequest: ({ member }) => memberService.ownRoleRequest(strapi, member.id),
  askForRole: ({ member, body }) => memberService.askForRole(strapi, member, body),
  withdrawRoleRequest: ({ member }) => memberService.withdrawRoleRequest(strapi, member),
  answerRoleRequest: ({ member, params, body }) =>
    memberService.answerRoleRequest(strapi, member, params.id, body),
  waitingRoom: () => memberService.waitingRoom(strapi),
  sendConfirmation: ({ member, params }) =>
    memberService.sendConfirmation(strapi, member, params.id),
  removeUnconfirmed: ({ member, params }) =>
    memberService.removeUnconfirmed(strapi, member, params.id),
  belongings: ({ params }) => memberService.belongings(strapi, params.id),
  remove: ({ member, params, query }) =>
    memberService.remove(strapi, member, params.id, query.successorId),
  trash: ({ query }) => memberService.trash(strapi, query),
  restore: ({ member, params }) => memberService.restore(strapi, member, params.id),
  async erase({ member, params }) {
    await memberService.erase(strapi, member.id, params.id);
    return { id: params.id };
  },
  feature: ({ member, body }) => memberService.feature(strapi, member, body.userId),
  unfeature: ({ member, params }) => memberService.unfeature(strapi, member, params.id),

  directory: ({ member, query }) => memberService.directory(strapi, member, query),
  memberPage: ({ member, params }) => memberService.shownMember(strapi, member, params.id),
  caregivers: ({ member, query }) => memberService.caregivers(strapi, member, query),
  caregiver: ({ member, params }) => memberService.caregiver(strapi, member, params.id),
  saveCaregiver: ({ member, body: { userId, revision, currentPassword, ...profile } }) =>
    memberService.saveCaregiver(strapi, member, userId, profile, { revision, currentPassword }),

  invitations: ({ query }) => memberService.invitations(strapi, query),
  invite: ({ member, body }) => memberService.invite(strapi, member, body),
  inviteList: ({ member, body }) => memberService.inviteList(strapi, member, body),
  resendInvitation: ({ member, params }) =>
    memberService.resendInvitation(strapi, member, params.id),
  withdrawInvitation: ({ member, params }) =>
    memberService.withdrawInvitation(strapi, member, params.id),
}));
