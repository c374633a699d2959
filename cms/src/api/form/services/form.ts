/** Forms: built and versioned, sent out, filled out, reviewed, counted and reported on (part 2, rulings 15–18). */

export { assigned } from '../data/assigned-forms';
export { open, keep } from '../data/filling';
export { addFile } from '../data/form-files';
export { list, detail } from '../data/form-list';
export { people } from '../data/form-people';
export { setRoles, setQuestionRoles } from '../data/form-roles';
export {
  create,
  addDraft as createDraft,
  save,
  saveDraft,
  dropDraft,
  duplicate,
} from '../data/form-saving';
export { remove, restore, trash } from '../data/form-trash';
export { reports, report, reportUsers } from '../responses/reports';
export { exportResponses } from '../responses/response-export';
export { removeResponse, restoreResponse } from '../responses/response-trash';
export { responseTrash } from '../responses/response-trash-list';
export { responses, answers } from '../responses/responses';
export { reviewedMember } from '../responses/reviewed-member';
export { review, undoReview } from '../responses/reviewing';
export { addressees, send } from '../data/sending';
export { submissions, submission } from '../responses/submissions';
export { submit } from '../data/submitting';
