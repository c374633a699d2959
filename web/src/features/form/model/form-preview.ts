import type { Role } from '@hearthside/contract/access';
import { questionsOf, type FormDefinition } from '@hearthside/contract/form';
import { withNames } from '@hearthside/contract/form-names';
import { publishable } from '@hearthside/contract/form-publishing';
import { isFor, seenBy } from '@hearthside/contract/form-sight';
import { numberedForm } from './fill-numbers';

export interface FormPreview {
  /** Whether members of the role have the form at all. */
  meant: boolean;
  /** As they see it, named and numbered as it would be published. */
  form: FormDefinition;
  /** How many questions they do not see. */
  hidden: number;
  /** How many of those they see are kept from some members by name. */
  withExclusions: number;
}

/** Nobody: whom a preview shows is excluded from nothing by name. */
const NOBODY = 0;

/** What a member of a role would see of a form, were it published now. */
export function previewAs(definition: FormDefinition, role: Role): FormPreview {
  const whole = numberedForm(withNames(publishable(definition)));
  const form = seenBy(whole, { id: NOBODY, role });
  const seen = questionsOf(form);
  return {
    meant: role === 'admin' || isFor(definition, role),
    form,
    hidden: questionsOf(whole).length - seen.length,
    withExclusions: seen.filter(({ assignedUserIds }) => assignedUserIds.length > 0).length,
  };
}
