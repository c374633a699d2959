import type { ResponseStatus } from '@hearthside/contract/form';

/** What a member can do with a form in their list (part 2 §2); nothing where it was sent. */
export function fillAction(status: ResponseStatus | null): string | undefined {
  if (status === null || status === 'draft') return 'Fill';
  return status === 'rejected' ? 'Edit & Resubmit' : undefined;
}
