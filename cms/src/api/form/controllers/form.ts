import { formEndpoints } from '@hearthside/contract/form/endpoints';
import { controller } from '../../../http/controller';
import { answerCsv } from '../../../http/csv-answer';
import * as formService from '../services/form';

export default controller(formEndpoints, (strapi) => ({
  assigned: ({ member }) => formService.assigned(strapi, member),
  open: ({ member, params }) => formService.open(strapi, member, params.formId),
  keep: ({ member, params, body }) => formService.keep(strapi, member, params.formId, body),
  submit: ({ member, body }) => formService.submit(strapi, member, body),

  responses: ({ member, params, query }) =>
    formService.responses(strapi, member, params.formId, query),
  answers: ({ params, query }) => formService.answers(strapi, params.formId, query),
  async exportResponses({ member, params, ctx }) {
    const { title, ...answer } = await formService.exportResponses(
      strapi,
      member.id,
      params.formId,
    );
    answerCsv(ctx, { name: `${title} - responses`, ...answer });
  },
  responseTrash: ({ params, query }) => formService.responseTrash(strapi, params.formId, query),
  removeResponse: ({ member, params }) =>
    formService.removeResponse(strapi, member, params.formId, params.responseId),
  restoreResponse: ({ member, params }) =>
    formService.restoreResponse(strapi, member, params.formId, params.responseId),

  submissions: ({ query }) => formService.submissions(strapi, query),
  approve: ({ member, body }) => formService.review(strapi, member, body),
  undoReview: ({ member, body }) => formService.undoReview(strapi, member, body),
  reviewedMember: ({ params }) => formService.reviewedMember(strapi, params.userId),
  submission: ({ member, params }) => formService.submission(strapi, member, params.responseId),

  reports: ({ query }) => formService.reports(strapi, query),
  report: ({ params }) => formService.report(strapi, params.formId),
  reportUsers: ({ query }) => formService.reportUsers(strapi, query),

  list: ({ query }) => formService.list(strapi, query),
  create: ({ member, body: { key, ...definition } }) =>
    formService.create(strapi, member, { definition, key }),
  createDraft: ({ member, body: { key, ...definition } }) =>
    formService.createDraft(strapi, member, { definition, key }),
  people: ({ query }) => formService.people(strapi, query),
  addFile: ({ member, file }) => formService.addFile(strapi, member, file),
  detail: ({ member, params }) => formService.detail(strapi, member, params.id),
  save: ({ member, params, body: { revision, corrections, ...definition } }) =>
    formService.save(strapi, member, params.id, { definition, revision, corrections }),
  saveDraft: ({ member, params, body: { revision, ...definition } }) =>
    formService.saveDraft(strapi, member, params.id, { definition, revision }),
  dropDraft: ({ member, params, query }) =>
    formService.dropDraft(strapi, member, params.id, query.revision),
  duplicate: ({ member, params }) => formService.duplicate(strapi, member, params.id),
  remove: ({ member, params }) => formService.remove(strapi, member, params.id),
  restore: ({ member, params }) => formService.restore(strapi, member, params.id),
  trash: ({ query }) => formService.trash(strapi, query),
  setRoles: ({ member, params, body }) => formService.setRoles(strapi, member, params.id, body),
  setQuestionRoles: ({ member, params, body }) =>
    formService.setQuestionRoles(strapi, member, params.questionId, body),
  addressees: ({ params }) => formService.addressees(strapi, params.id),
  send: ({ member, params, body }) => formService.send(strapi, member, params.id, body.key),
}));
