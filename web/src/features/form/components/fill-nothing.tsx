import { ClipboardList } from 'lucide-react';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** In place of a form none of whose questions is for this member. */
export function FillNothing() {
  return (
    <EmptyState
      icon={<ClipboardList size={32} aria-hidden />}
      title="There is nothing for you to answer in this form."
      action={
        <ButtonLink to="/forms" variant="quiet">
          Back to your forms
        </ButtonLink>
      }
    />
  );
}
