import type { Location } from 'react-router-dom';
import { LeaveGuard } from '@/ui/dialogs/leave-guard';
import { writingIn } from '../../model/managed-query';

/** The state of the navigation from a new blog to the address it got when it was created. It leaves nothing behind. */
export const BEGUN = { begun: true } as const;

const isBegun = (state: unknown) => typeof state === 'object' && state !== null && 'begun' in state;

const writingAt = ({ pathname, search }: Location) =>
  `${pathname} ${writingIn(new URLSearchParams(search)) ?? ''}`;

export interface BlogLeaveGuardProps {
  /** Called at that very moment, because something that was just saved leaves nothing behind. */
  isUnsaved: () => boolean;
  onLeave: () => void;
}

/** Asks before the form is left with something that could not be saved. */
export function BlogLeaveGuard({ isUnsaved, onLeave }: BlogLeaveGuardProps) {
  return (
    <LeaveGuard
      when
      leaves={(from, to) => isUnsaved() && writingAt(from) !== writingAt(to) && !isBegun(to.state)}
      onLeave={onLeave}
    />
  );
}
