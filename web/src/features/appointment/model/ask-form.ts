import type { AppointmentKind } from '@hearthside/contract/appointment/fields';
import { askInput, moveInput } from '@hearthside/contract/appointment/endpoints';
import type { z } from 'zod';
import { draft } from '@/lib/drafts/draft';
import { checkToCome } from './when-rules';

/** The form for asking for an appointment. */
export const askForm = askInput.superRefine(checkToCome);
export type AskInput = z.input<typeof askForm>;

/** The form for asking for another time. */
export const moveForm = moveInput.superRefine(checkToCome);
export type MoveInput = z.input<typeof moveForm>;

/** A member's draft of a request. Its kind depends on where they came from. */
export const askDraft = (memberId: number, kind: AppointmentKind) =>
  draft<AskInput>(memberId, `appointment ask.${kind}`);
/** The same for a request to move one. */
export const moveDraft = (memberId: number, id: number) =>
  draft<MoveInput>(memberId, `appointment move.${id}`);
