import { createHash } from 'node:crypto';
import type { GiftTyped } from '@hearthside/contract/donation-shapes';
import { fold } from '../../member/domain/fold';

/** The same for two entries of what must be one gift: reference, day, amount and the folded name. */
export function giftKeyOf(gift: Pick<GiftTyped, 'reference' | 'date' | 'amount' | 'donorName'>) {
  const { reference, date, amount, donorName } = gift;
  const said = JSON.stringify([fold(reference), date, amount, fold(donorName)]);
  return createHash('sha256').update(said).digest('base64url');
}
