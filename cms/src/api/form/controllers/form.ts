import { formEndpoints } from '@hearthside/contract/form-endpoints';
import { controller } from '../../../access/controller';
import { answerCsv } from '../../../access/csv-answer';

export default controller(formEndpoints, 'form', (form) => ({
  assigned: ({ member }) => form.assigned(member),
  open: ({ member, params }) => form.open(member, params.formId),
  keep: ({ member, params, body }) => form.keep(member, params.formId, body),
  submit: ({ member, body }) => form.submit(member, body),

  responses: ({ member, params, query }) => form.responses(member, params.formId, query),
  answers: ({ params, query }) => form.answers(params.formId, query),
  async exportResponses({ params, ctx }) {
    const { title, ...answer } = await form.exportResponses(params.formId);
    answerCsv(ctx, { name: `${title} - responses`, ...answer });
  },
  removeResponse: ({ member, params }) =>
    form.removeResponse(member, params.formId, params.responseId),
  restoreResponse: ({ member, params }) =>
    form.restoreResponse(member, params.formId, params.responseId),

  submissions: ({ query }) => form.submissions(query),
  approve: ({ member, body }) => form.review(member, body),
  undoReview: ({ member, body }) => form.undoReview(member, body),
  submission: ({ member, params }) => form.submission(member, params.responseId),

  reports: ({ query }) => form.reports(query),
  report: ({ params }) => form.report(params.formId),
  reportUsers: ({ query }) => form.reportUsers(query),

  list: ({ query }) => form.list(query),
  create: ({ member, body: { key, ...definition } }) => form.create(member, { definition, key }),
  createDraft: ({ member, body: { key, ...definition } }) =>
    form.createDraft(member, { definition, key }),
  people: ({ query }) => form.people(query),
  addFile: ({ member, file }) => form.addFile(member, file),
  detail: ({ member, params }) => form.detail(member, params.id),
  save: ({ member, params, body: { revision, corrections, ...definition } }) =>
    form.save(member, params.id, { definition, revision, corrections }),
  saveDraft: ({ member, params, body: { revision, ...definition } }) =>
    form.saveDraft(member, params.id, { definition, revision }),
  dropDraft: ({ member, params }) => form.dropDraft(member, params.id),
  duplicate: ({ member, params }) => form.duplicate(member, params.id),
  remove: ({ member, params }) => form.remove(member, params.id),
  restore: ({ member, params }) => form.restore(member, params.id),
  trash: ({ query }) => form.trash(query),
  setRoles: ({ member, params, body }) => form.setRoles(member, params.id, body),
  setQuestionRoles: ({ member, params, body }) =>
    form.setQuestionRoles(member, params.questionId, body),
  addressees: ({ params }) => form.addressees(params.id),
  send: ({ member, params, body }) => form.send(member, params.id, body.key),
}));
