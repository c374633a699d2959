import { draft } from '@/lib/drafts/draft';
import type { RecordTyped } from './record-form';

/** What is typed for an entry that is made of a message. It goes with the message. */
export const recordDraft = (memberId: number, messageId: number) =>
  draft<RecordTyped>(memberId, `inbox.record.${messageId}`);
