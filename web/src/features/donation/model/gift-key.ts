import { sentDraft } from '@/lib/kept-key';

export { keyOf } from '@/lib/kept-key';

/** The gift that was sent last without an answer. */
export const sentGift = (memberId: number) => sentDraft(memberId, 'gift');
