import type { FormDefinition } from '@hearthside/contract/form/fields';
import { draft } from '@/lib/drafts/draft';
import { isDefinition } from './form-draft';

/** What was typed into a form and had not reached the server when its page went away. */
export interface UnsentForm {
  definition: FormDefinition;
  /** What the server had then. */
  revision?: string;
  /** Of a new form whose beginning was sent: by what it is named. */
  key?: string;
}

/** What this tab still has of a form that this member was building; without a number: of a new one. */
export function unsentForm(memberId: number, formId: number | undefined) {
  const kept = draft<UnsentForm>(memberId, `form-builder.${formId ?? 'new'}`);
  return {
    ...kept,
    read(): UnsentForm | undefined {
      const { definition, ...of } = kept.read() ?? {};
      return isDefinition(definition) ? { ...of, definition } : undefined;
    },
  };
}
