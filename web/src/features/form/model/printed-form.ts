import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { withNames } from '@hearthside/contract/form/names';
import { publishable } from '@hearthside/contract/form/publishing';
import { editedForm, publishedForm } from '../editor/model/form-draft';

/** What of a form goes on paper: as it was published, or while it was not yet, as it was drafted. */
export const printedForm = (detail: FormDetail): FormDefinition =>
  withNames(detail.form.published ? publishedForm(detail) : publishable(editedForm(detail)));
