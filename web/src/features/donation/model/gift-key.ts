import { draft, type Draft } from '@/lib/draft';
import { randomKey } from '@/lib/random-key';
import type { GiftGiven } from './gift-form';

/** The gift that was sent last without an answer, and the name it was sent under. */
export interface SentGift {
  key: string;
  gift: string;
}

/** Kept over a reload: whoever sends the same again after the connection broke records it once. */
export const sentGift = (memberId: number) => draft<SentGift>(`gift-sent.${memberId}`);

/** The name a gift is sent under: the same as before for the same gift, until it is answered. */
export function keyOf(given: GiftGiven, sent: Draft<SentGift>): string {
  const gift = JSON.stringify(given);
  const last = sent.read();
  if (last?.key && last.gift === gift) return last.key;
  const key = randomKey();
  sent.write({ key, gift });
  return key;
}
