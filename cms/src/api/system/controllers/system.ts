import { systemEndpoints } from '@hearthside/contract/system/endpoints';
import { controller } from '../../../http/controller';
import * as systemService from '../services/system';

export default controller(systemEndpoints, (strapi) => ({
  read: () => systemService.read(strapi),
  mails: ({ query }) => systemService.listMails(strapi, query),
  sendMails: ({ member, body }) =>
    systemService.sendMails(strapi, member.id, new Date(body.writtenBefore)),
  sendMail: ({ params }) => systemService.sendMailNow(strapi, params.id),
  dismissMail: ({ params }) => systemService.dismissMail(strapi, params.id),
  runJob: ({ params }) => systemService.runJob(strapi, params.name),
}));
