import { draft, type Draft } from '@/lib/draft';

/** What was typed and not saved, with the state of what it was typed over. */
export type Kept<Typed> = Typed & { revision: string };

/** The draft of a member's changes of one thing: 'plan.pet_owner', 'membership.12'. */
export const keptTyping = <Typed extends object>(
  memberId: number,
  about: string,
): Draft<Kept<Typed>> => draft<Kept<Typed>>(`${about}.${memberId}`);
