import { TEMPORARY, type PartId } from '@hearthside/contract/form/fields';
import { randomKey } from '@/lib/random-key';

/** An id for a part that is not saved yet (part 2 §3). */
export const newId = (): PartId => `${TEMPORARY}${randomKey()}`;

export const newIds = (count: number): PartId[] => Array.from({ length: count }, newId);

export const twoIds = (): [PartId, PartId] => [newId(), newId()];
