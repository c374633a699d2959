import type { AccountState } from '@hearthside/contract/member/users';
import { Archive, Ban, Lock } from 'lucide-react';
import { Badge } from '@/ui/badge';

/** Says that nobody can sign in to an account, and why. Shows nothing for an active one. */
export function AccountBadge({ state, className }: { state: AccountState; className?: string }) {
  switch (state) {
    case 'suspended':
      return (
        <Badge tone="warn" icon={<Ban size={15} aria-hidden />} className={className}>
          Suspended
        </Badge>
      );
    case 'locked':
      return (
        <Badge tone="bad" icon={<Lock size={15} aria-hidden />} className={className}>
          Locked
        </Badge>
      );
    case 'archived':
      return (
        <Badge icon={<Archive size={15} aria-hidden />} className={className}>
          Archived
        </Badge>
      );
    case 'active':
      return null;
  }
}
