import { hasUnsent } from '@/lib/outbox/unsent-flag';
import { latePart } from '@/ui/late-part';

/** Loaded only for those who have marks on this device, or something to mark here. */
const useRefusedMarks = latePart(async () => (await import('@/features/care')).RefusedMarks);

/**
 * The member's marks that do not count, such as “Given twice?”. They are no part of today's care: the refused mark may
 * have been of its last open task, and then there is no such card the next time.
 */
export function RefusedPart({ memberId, hasCare }: { memberId: number; hasCare: boolean }) {
  const RefusedMarks = useRefusedMarks(hasCare || hasUnsent('marks', memberId)).data;
  return RefusedMarks ? <RefusedMarks className="" /> : null;
}
