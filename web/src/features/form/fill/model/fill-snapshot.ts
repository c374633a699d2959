import type { FillState } from './fill-state';

/** How the server stands with what is typed here. */
export type Saving = 'none' | 'waiting' | 'saving' | 'saved' | 'away' | 'refused';

/** What the member should know about what happened elsewhere. */
export type FillNotice =
  /** Answers came from another device. */
  | { kind: 'elsewhere'; questions: number[] }
  /** The form is asked otherwise by now. */
  | { kind: 'changed'; questions: number[] }
  /** It was sent, or is not theirs to fill any more. */
  | { kind: 'sent' }
  | { kind: 'gone' };

export interface FillSnapshot {
  state: FillState;
  saving: Saving;
  /** ISO; when the server had it last. */
  savedAt: string | undefined;
  notice: FillNotice | undefined;
}
