import type { Role } from '@hearthside/contract/access';
import { bulkWork, type BulkWork } from '@hearthside/contract/member/bulk';
import { z } from 'zod';
import type { BulkChoice } from '../../model/bulk-words';

/** What the forms of all actions can ask for. */
export interface BulkTyped {
  role: Role | '';
  reason: string;
  trustId: number | undefined;
  way: 'chat' | 'mail';
  text: string;
}

export const EMPTY_BULK: BulkTyped = {
  role: '',
  reason: '',
  trustId: undefined,
  way: 'chat',
  text: '',
};

/** What an action needs of it. */
function workOf(action: BulkChoice, { role, reason, trustId, way, text }: BulkTyped) {
  if (action === 'role') return { action, role, reason };
  if (action === 'assign') return { action, trustId };
  if (action === 'message') return { action, way, text };
  if (action === 'archive') return { action, reason };
  return { action };
}

/** Checks what is typed for an action as the server does, and makes the work of it. */
export const bulkForm = (action: BulkChoice) =>
  z.custom<BulkTyped>().transform((typed, form): BulkWork => {
    const checked = bulkWork.safeParse(workOf(action, typed));
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues) {
      const missing = path[0] === 'trustId' ? 'Please choose a trust' : message;
      form.addIssue({ code: 'custom', path, message: missing });
    }
    return z.NEVER;
  });
