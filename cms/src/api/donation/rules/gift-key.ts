import { createHash } from 'node:crypto';
import type { GiftInput } from '@hearthside/contract/donation/shapes';
import { normalize } from '../../../text/normalize';

/** A key that is the same for two entries of what must be one gift: reference, day, amount and the normalized name. */
export function giftKeyOf(gift: Pick<GiftInput, 'reference' | 'date' | 'amount' | 'donorName'>) {
  const { reference, date, amount, donorName } = gift;
  const said = JSON.stringify([normalize(reference), date, amount, normalize(donorName)]);
  return createHash('sha256').update(said).digest('base64url');
}
