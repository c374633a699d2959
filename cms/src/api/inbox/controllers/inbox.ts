import { inboxEndpoints } from '@hearthside/contract/inbox-endpoints';
import { controller } from '../../../access/controller';

export default controller(inboxEndpoints, 'inbox', (inbox) => ({
  list: ({ member, query }) => inbox.list(member, query),
  messages: ({ member, params, query }) => inbox.messages(member, params.chatId, query),
  files: ({ member, params, query }) => inbox.files(member, params.chatId, query),
  create: async ({ member, body }) => ({ chat: await inbox.create(member, body) }),
  setMember: async ({ member, params, body }) => ({
    chat: await inbox.setSeat(member, params.chatId, body),
  }),
  close: ({ member, params }) => inbox.close(member, params.id),
  send: async ({ member, body }) => ({ message: await inbox.send(member, body) }),
  upload: ({ member, params, file }) => inbox.upload(member, params.chatId, file),
  removeUpload: ({ member, params }) => inbox.removeUpload(member, params.chatId, params.fileId),
  people: ({ member, query }) => inbox.people(member, query),
  state: ({ member }) => inbox.state(member),
  saveSettings: ({ member, body }) => inbox.saveSettings(member, body),
}));
