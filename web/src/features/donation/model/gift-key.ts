import { sentDraft } from '@/lib/drafts/kept-key';

export { keyOf } from '@/lib/drafts/kept-key';

/** The gift that was last sent without getting an answer. */
export const sentGift = (memberId: number) => sentDraft(memberId, 'gift');
