import { FileQuestion } from 'lucide-react';
import { ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';

/** In place of a form that is not there, or not for this member. */
export function FillMissing() {
  return (
    <EmptyState
      icon={<FileQuestion size={32} aria-hidden />}
      title="This form is not there for you to fill."
      action={
        <ButtonLink to="/forms" variant="quiet">
          Back to your forms
        </ButtonLink>
      }
    >
      It may have been taken back, or it is meant for others.
    </EmptyState>
  );
}
