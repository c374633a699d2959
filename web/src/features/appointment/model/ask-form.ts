import type { AppointmentKind } from '@hearthside/contract/appointment';
import { askTyped, moveTyped } from '@hearthside/contract/appointment-endpoints';
import type { z } from 'zod';
import { draft } from '@/lib/draft';
import { checkToCome } from './when-rules';

/** The form in which one asks for an appointment. */
export const askForm = askTyped.superRefine(checkToCome);
export type AskTyped = z.input<typeof askForm>;

/** The form in which one asks for another time. */
export const moveForm = moveTyped.superRefine(checkToCome);
export type MoveTyped = z.input<typeof moveForm>;

/** What a member has typed to ask for one; what it is of is chosen by where they came from. */
export const askDraft = (memberId: number, kind: AppointmentKind) =>
  draft<AskTyped>(memberId, `appointment ask.${kind}`);
/** The same to have one moved. */
export const moveDraft = (memberId: number, id: number) =>
  draft<MoveTyped>(memberId, `appointment move.${id}`);
