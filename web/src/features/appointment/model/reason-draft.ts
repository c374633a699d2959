import type { cancelInput } from '@hearthside/contract/appointment/endpoints';
import type { z } from 'zod';
import { draft } from '@/lib/drafts/draft';

/** A reason that was typed and not sent, by its action and appointment. */
export const reasonDraft = (memberId: number, action: string, id: number) =>
  draft<z.input<typeof cancelInput>>(memberId, `appointment ${action}.${id}`);
