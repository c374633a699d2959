import { Notice } from '@/ui/notice';
import type { RecorderState } from './recorder';

export interface RecordingProblemProps {
  state: RecorderState;
  onDismiss: () => void;
}

/** Why nothing is recorded. */
export function RecordingProblem({ state, onDismiss }: RecordingProblemProps) {
  if (state.phase !== 'idle' || state.problem === undefined) return null;
  return (
    <Notice tone="bad" live onDismiss={onDismiss} className="mb-3">
      {state.problem}
    </Notice>
  );
}
