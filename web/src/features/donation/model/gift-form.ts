import type { GiftMethod } from '@hearthside/contract/donation/fields';
import { giftInput } from '@hearthside/contract/donation/shapes';
import { z } from 'zod';
import { draft } from '@/lib/drafts/draft';
import { typedDollars } from '@/lib/typed-dollars';

/** The member who gave a gift, as the form shows them. */
export const donor = z.object({ id: z.number(), name: z.string(), email: z.string() });
export type Donor = z.output<typeof donor>;

/** The form of a gift, with the amount as typed dollars and the member with a name. The output is what is sent. */
export const giftForm = giftInput
  .omit({ memberId: true })
  .extend({
    amount: typedDollars('Please enter an amount').pipe(giftInput.shape.amount),
    member: donor.nullable(),
  })
  .transform(({ member, ...gift }) => ({ ...gift, memberId: member?.id ?? null }));
export type GiftForm = z.input<typeof giftForm>;
export type GiftGiven = z.output<typeof giftForm>;

/** The initial form. Most gifts that are entered by hand are checks received that day. */
export const emptyGift = (today: string): GiftForm => ({
  donorName: '',
  donorEmail: '',
  member: null,
  amount: '',
  date: today,
  method: 'check' satisfies GiftMethod,
  reference: '',
  note: '',
  campaignCode: '',
});

/** A gift that somebody has typed and not recorded. */
export const giftDraft = (memberId: number) => draft<GiftForm>(memberId, 'gift');

/**
 * Name and address after another member is chosen: theirs, unless something else was typed. What the previous member
 * had filled in is replaced.
 */
export function filledFrom(typed: GiftForm, member: Donor | null) {
  const isOwn = (text: string, brought: string | undefined) => text !== '' && text !== brought;
  const { donorName, donorEmail, member: former } = typed;
  return {
    donorName: isOwn(donorName, former?.name) ? donorName : (member?.name ?? ''),
    donorEmail: isOwn(donorEmail, former?.email) ? donorEmail : (member?.email ?? ''),
  };
}
