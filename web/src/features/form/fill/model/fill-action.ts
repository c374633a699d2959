import type { AssignedForm } from '@hearthside/contract/form/fill';

/** What a member can do with a form in their list (part 2 §2). A form that was sent can only be read. */
export function fillAction({
  status,
  readOnly,
}: Pick<AssignedForm, 'status' | 'readOnly'>): string {
  if (readOnly) return 'View';
  if (status === null || status === 'draft') return 'Fill';
  return status === 'rejected' ? 'Edit & Resubmit' : 'View';
}
