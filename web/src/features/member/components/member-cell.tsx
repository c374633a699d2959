import type { ReactNode } from 'react';
import { fullName } from '@/lib/full-name';
import { Avatar } from '@/ui/media/avatar';

export interface MemberCellProps {
  member: { firstName: string; lastName: string; profilePicture: string | null };
  /** Replaces the plain name, for example with a link. */
  children?: ReactNode;
}

/** Picture and name in a row of people. */
export function MemberCell({ member, children }: MemberCellProps) {
  return (
    <span className="flex items-center gap-3">
      <Avatar name={fullName(member)} src={member.profilePicture} size="s" />
      <span className="min-w-0">{children ?? fullName(member)}</span>
    </span>
  );
}
