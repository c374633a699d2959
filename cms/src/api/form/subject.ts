import { listIndex, rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { formAttention, formStep, newcomerSteps } from './data/form-attention';
import { sweepForms } from './data/form-trash';
import { sweepResponses } from './responses/response-trash';
import * as formDependents from './data/form-dependents';
import { fillProgress, formRules } from './panel/form-panel-rules';
import { showsFile, sweepFormFiles } from './data/form-files';
import { formMails } from './data/form-mails';
import { assignedFormsFinder, formLinks, formsFinder } from './data/find-forms';

/** Everything by which the list of submissions is sorted, filtered and counted (responses/submission-row). */
const SUBMISSIONS =
  'create index if not exists form_responses_review_idx on form_responses (submitted_at, id, status, form_id, member_id) where deleted_at is null and submitted_at is not null';

export const form: Subject = {
  name: 'form',
  finders: [formsFinder, assignedFormsFinder],
  linkedPages: formLinks,
  eraseMember: (strapi, { id }) => formDependents.eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Answers to forms',
        table: 'form_responses',
        column: 'member_id',
        without: ['submit_key', 'seat', 'undo', 'reviewed_by', 'deleted_by'],
      },
      { title: 'Files in forms', table: 'form_files', column: 'uploader_id' },
    ],
    except: {},
  },
  dependents: [formDependents.belongings],
  showsFile,
  mailSeries: formMails,
  attention: formAttention,
  checklist: formStep,
  newcomerSteps,
  sweeps: [sweepForms, sweepResponses, sweepFormFiles],
  indexes: [
    listIndex('form_answers', 'form_answers_newest_idx', 'question_id'),
    listIndex('forms', 'forms_title_idx', 'title_key'),
    listIndex('forms', 'forms_updated_idx', 'updated_at'),
    // What the list of forms counts, without reading the answers.
    listIndex('form_responses', 'form_responses_counts_idx', 'form_id', 'status', 'deleted_at'),
    rareIndex('forms', 'deleted_at'),
    rareIndex('form_responses', 'deleted_at'),
    SUBMISSIONS,
  ],
  documents: [formRules],
  upgrade: [fillProgress],
};
