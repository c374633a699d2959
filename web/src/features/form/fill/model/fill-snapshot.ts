import type { FillState } from './fill-state';

/** Whether the server has what is typed here. */
export type Saving = 'none' | 'waiting' | 'saving' | 'saved' | 'away' | 'refused';

/** What the member should know about what happened elsewhere. */
export type FillNotice =
  /** Answers came from another device. */
  | { kind: 'elsewhere'; questions: number[] }
  /** The form is asked differently now. */
  | { kind: 'changed'; questions: number[] }
  /** It was sent from another device or window. */
  | { kind: 'sent' }
  /** It had been sent back, and what was sent was approved after all. */
  | { kind: 'approved' }
  /** It had been sent back, and that was undone. */
  | { kind: 'undone' }
  /** What they had sent was deleted. */
  | { kind: 'removed' }
  /** They may no longer fill it. */
  | { kind: 'gone' };

export interface FillSnapshot {
  state: FillState;
  saving: Saving;
  /** When the server last got it, as an ISO date. */
  savedAt: string | undefined;
  notice: FillNotice | undefined;
}
