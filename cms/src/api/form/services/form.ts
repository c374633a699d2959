import type { Core } from '@strapi/strapi';
import { assignedForms } from '../domain/assigned-forms';
import { filling } from '../domain/filling';
import { formDependents } from '../domain/form-dependents';
import { formFiles } from '../domain/form-files';
import { formList } from '../domain/form-list';
import { formPeople } from '../domain/form-people';
import { formRoles } from '../domain/form-roles';
import { formSaving } from '../domain/form-saving';
import { formTrash } from '../domain/form-trash';
import { reports } from '../domain/reports';
import { responseExport } from '../domain/response-export';
import { responseTrash } from '../domain/response-trash';
import { responses } from '../domain/responses';
import { reviewing } from '../domain/reviewing';
import { sending } from '../domain/sending';
import { submissions } from '../domain/submissions';
import { submitting } from '../domain/submitting';

/** Forms: built and versioned, sent out, filled, reviewed, counted and reported on (part 2, rulings 15–18). */
const formService = ({ strapi }: { strapi: Core.Strapi }) => ({
  ...assignedForms(strapi),
  ...filling(strapi),
  ...formDependents(strapi),
  ...formFiles(strapi),
  ...formList(strapi),
  ...formPeople(strapi),
  ...formRoles(strapi),
  ...formSaving(strapi),
  ...formTrash(strapi),
  ...reports(strapi),
  ...responseExport(strapi),
  ...responseTrash(strapi),
  ...responses(strapi),
  ...reviewing(strapi),
  ...sending(strapi),
  ...submissions(strapi),
  ...submitting(strapi),
});

export default formService;
export type FormService = ReturnType<typeof formService>;
