import { ROLE_LABELS } from '@hearthside/contract/access';
import type { FormRole } from '@hearthside/contract/form/fields';
import { formPages } from '@hearthside/contract/form/pages';
import { ClipboardList, Plus } from 'lucide-react';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/lists/empty-state';

/** Shown if there are no forms at all, or none for a role. */
export function NoForms({ role }: { role: FormRole | undefined }) {
  return (
    <EmptyState
      icon={<ClipboardList size={32} aria-hidden />}
      title={
        role ? `No forms for the role ${ROLE_LABELS[role].one} yet.` : 'There are no forms yet.'
      }
      action={
        <ButtonLink to={formPages.create} variant="quiet" icon={<Plus size={18} aria-hidden />}>
          {role ? 'Add a form' : 'Add the first form'}
        </ButtonLink>
      }
    >
      A form asks members what you need to know, such as the intake form newcomers fill out before
      they’re verified.
    </EmptyState>
  );
}
