import type { FormDefinition } from '@hearthside/contract/form/fields';
import { draft } from '@/lib/drafts/draft';
import { isDefinition } from './form-draft';

/** What was typed into a form and had not reached the server when its page was closed. */
export interface UnsentForm {
  definition: FormDefinition;
  /** The revision that it was based on. */
  revision?: string;
  /** The idempotency key of a new form that was already sent. */
  key?: string;
}

/** What this tab still has of a form that this member was editing. Without an id, of a new form. */
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
