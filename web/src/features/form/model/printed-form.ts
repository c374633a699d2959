import type { FormDefinition } from '@hearthside/contract/form/fields';
import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { withNames } from '@hearthside/contract/form/names';
import { publishable } from '@hearthside/contract/form/publishing';
import { editedForm, publishedForm } from '../editor/model/form-draft';

/** The version of a form that is printed: the published one, or the draft if it was not published yet. */
export const printedForm = (detail: FormDetail): FormDefinition =>
  withNames(detail.form.published ? publishedForm(detail) : publishable(editedForm(detail)));
