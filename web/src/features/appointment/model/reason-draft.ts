import type { cancelTyped } from '@hearthside/contract/appointment-endpoints';
import type { z } from 'zod';
import { draft } from '@/lib/draft';

/** A reason that was typed and not sent, by what it was for. */
export const reasonDraft = (memberId: number, act: string, id: number) =>
  draft<z.input<typeof cancelTyped>>(memberId, `appointment ${act}.${id}`);
