import type { FormDefinition } from '@hearthside/contract/form';
import { draft } from '@/lib/draft';
import { isDefinition } from './form-draft';

/** What was typed into a form and had not reached the server when its page went away. */
export interface UnsentForm {
  definition: FormDefinition;
  /** What the server had then. */
  revision?: string;
}

const storeOf = (formId: number | undefined) =>
  draft<UnsentForm>(`form-builder.${formId ?? 'new'}`);

/** What this tab still has of a form. */
export function unsentForm(formId: number | undefined): UnsentForm | undefined {
  const { definition, revision } = storeOf(formId).read() ?? {};
  return isDefinition(definition) ? { definition, revision } : undefined;
}

export const keepUnsent = (formId: number | undefined, form: UnsentForm) =>
  storeOf(formId).write(form);

export const forgetUnsent = (formId: number | undefined) => storeOf(formId).clear();
