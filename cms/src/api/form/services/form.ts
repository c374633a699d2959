/** Forms: built and versioned, sent out, filled, reviewed, counted and reported on (part 2, rulings 15–18). */

export { assigned } from '../domain/assigned-forms';
export { open, keep } from '../domain/filling';
export { addFile } from '../domain/form-files';
export { list, detail } from '../domain/form-list';
export { people } from '../domain/form-people';
export { setRoles, setQuestionRoles } from '../domain/form-roles';
export {
  create,
  addDraft as createDraft,
  save,
  saveDraft,
  dropDraft,
  duplicate,
} from '../domain/form-saving';
export { remove, restore, trash } from '../domain/form-trash';
export { reports, report, reportUsers } from '../domain/reports';
export { exportResponses } from '../domain/response-export';
export { removeResponse, restoreResponse } from '../domain/response-trash';
export { responses, answers } from '../domain/responses';
export { review, undoReview } from '../domain/reviewing';
export { addressees, send } from '../domain/sending';
export { submissions, submission } from '../domain/submissions';
export { submit } from '../domain/submitting';
