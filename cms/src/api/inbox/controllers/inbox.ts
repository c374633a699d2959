import { inboxEndpoints } from '@hearthside/contract/inbox/endpoints';
import { countAttempt } from '../../../auth/attempts';
import { controller } from '../../../http/controller';
import * as inboxService from '../services/inbox';

export default controller(inboxEndpoints, (strapi) => ({
  list: ({ member, query }) => inboxService.list(strapi, member, query),
  messages: ({ member, params, query }) =>
    inboxService.messages(strapi, member, params.chatId, query),
  changes: ({ member, params, query }) =>
    inboxService.changes(strapi, member, params.chatId, query),
  edit: async ({ member, params, body }) => {
    await countAttempt('messages_by_account', String(member.id));
    return { message: await inboxService.edit(strapi, member, params, body) };
  },
  remove: async ({ member, params }) => ({
    message: await inboxService.remove(strapi, member, params),
  }),
  react: async ({ member, params, body }) => {
    await countAttempt('messages_by_account', String(member.id));
    return { message: await inboxService.react(strapi, member, params, body) };
  },
  pin: async ({ member, params, body }) => {
    await countAttempt('messages_by_account', String(member.id));
    return { message: await inboxService.pin(strapi, member, params, body) };
  },
  pins: ({ member, params }) => inboxService.pins(strapi, member, params.chatId),
  report: async ({ member, params, body }) => {
    await countAttempt('messages_by_account', String(member.id));
    return inboxService.report(strapi, member, params, body);
  },
  addToRecord: async ({ member, params, body }) => {
    await countAttempt('messages_by_account', String(member.id));
    return { message: await inboxService.addToRecord(strapi, member, params, body) };
  },
  forward: async ({ member, params, body }) => {
    const messages = body.to.length * (body.comment === '' ? 1 : 2);
    await countAttempt('messages_by_account', String(member.id), { amount: messages });
    return { results: await inboxService.forward(strapi, member, params, body) };
  },
  wordings: ({ member, params }) => inboxService.wordings(strapi, member, params),
  files: ({ member, params, query }) => inboxService.files(strapi, member, params.chatId, query),
  create: async ({ member, body }) => {
    await countAttempt('chats_by_account', String(member.id));
    return { chat: await inboxService.create(strapi, member, body) };
  },
  openOfficeChat: async ({ member, body }) => {
    await countAttempt('chats_by_account', String(member.id));
    return { chatId: await inboxService.openOfficeChat(strapi, member, body.memberId) };
  },
  openPetChat: async ({ member, body }) => {
    await countAttempt('chats_by_account', String(member.id));
    return { chatId: await inboxService.openPetChat(strapi, member, body.petId) };
  },
  setMember: async ({ member, params, body }) => ({
    chat: await inboxService.setSeat(strapi, member, params.chatId, body),
  }),
  close: ({ member, params }) => inboxService.close(strapi, member, params.id),
  send: async ({ member, body }) => {
    await countAttempt('messages_by_account', String(member.id));
    return { message: await inboxService.send(strapi, member, body) };
  },
  upload: ({ member, params, file }) => inboxService.upload(strapi, member, params.chatId, file),
  removeUpload: ({ member, params }) =>
    inboxService.removeUpload(strapi, member, params.chatId, params.fileId),
  people: ({ member, query }) => inboxService.people(strapi, member, query),
  search: async ({ member, query }) => {
    await countAttempt('search_by_account', String(member.id));
    return inboxService.search(strapi, member, query);
  },
  senders: ({ member, query }) => inboxService.senders(strapi, member, query),
  atDay: async ({ member, params, query }) => {
    await countAttempt('search_by_account', String(member.id));
    return inboxService.atDay(strapi, member, params.chatId, query);
  },
  renameGroup: async ({ member, params, body }) => {
    await countAttempt('messages_by_account', String(member.id));
    return { chat: await inboxService.renameGroup(strapi, member, params.chatId, body) };
  },
  setGroupPicture: async ({ member, params, file }) => ({
    chat: await inboxService.setGroupPicture(strapi, member, params.chatId, file),
  }),
  removeGroupPicture: async ({ member, params }) => {
    await countAttempt('messages_by_account', String(member.id));
    return { chat: await inboxService.removeGroupPicture(strapi, member, params.chatId) };
  },
  peopleToAdd: ({ member, params, query }) =>
    inboxService.peopleToAdd(strapi, member, params.chatId, query),
  addToGroup: async ({ member, params, body }) => {
    await countAttempt('chats_by_account', String(member.id));
    return { chat: await inboxService.addToGroup(strapi, member, params.chatId, body) };
  },
  removeFromGroup: async ({ member, params }) => {
    await countAttempt('chats_by_account', String(member.id));
    return { chat: await inboxService.removeFromGroup(strapi, member, params) };
  },
  leaveGroup: ({ member, params }) => inboxService.leaveGroup(strapi, member, params.chatId),
  views: ({ member }) => inboxService.views(strapi, member),
  putAway: async ({ member, params }) => ({
    chat: await inboxService.putAway(strapi, member, params.chatId),
  }),
  assign: async ({ member, params, body }) => ({
    chat: await inboxService.assign(strapi, member, params.chatId, body),
  }),
  setWaiting: async ({ member, params, body }) => ({
    chat: await inboxService.setWaiting(strapi, member, params.chatId, body),
  }),
  notes: ({ member, params }) => inboxService.notes(strapi, member, params.chatId),
  addNote: async ({ member, params, body }) => {
    await countAttempt('messages_by_account', String(member.id));
    return { note: await inboxService.addNote(strapi, member, params.chatId, body) };
  },
  saveNote: async ({ member, params, body }) => ({
    note: await inboxService.saveNote(strapi, member, params, body),
  }),
  removeNote: ({ member, params }) => inboxService.removeNote(strapi, member, params),
  templates: () => inboxService.templates(strapi),
  addTemplate: async ({ body }) => ({ template: await inboxService.addTemplate(strapi, body) }),
  saveTemplate: async ({ params, body }) => ({
    template: await inboxService.saveTemplate(strapi, params.templateId, body),
  }),
  removeTemplate: ({ params }) => inboxService.removeTemplate(strapi, params.templateId),
  restoreTemplate: async ({ params }) => ({
    template: await inboxService.restoreTemplate(strapi, params.templateId),
  }),
  answerTimes: () => inboxService.answerTimes(strapi),
  state: ({ member }) => inboxService.state(strapi, member),
  saveSettings: ({ member, body }) => inboxService.saveSettings(strapi, member, body),
}));
