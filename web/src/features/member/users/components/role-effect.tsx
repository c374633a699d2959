import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import { ArrowRight } from 'lucide-react';
import { Badge } from '@/ui/badge';
import { Notice } from '@/ui/notice';
import { roleLines } from '../../model/role-change';

export interface RoleEffectProps {
  from: Role;
  to: Role;
  verified: boolean;
}

/** Says in plain words what a new role changes for somebody. */
export function RoleEffect({ from, to, verified }: RoleEffectProps) {
  const lines = roleLines(from, to, verified);
  return (
    <div className="grid gap-2.5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{ROLE_LABELS[from].one}</Badge>
        <ArrowRight size={18} aria-label="becomes" className="text-ink-soft" />
        <Badge tone="brand">{ROLE_LABELS[to].one}</Badge>
      </p>
      {lines.map((line) => (
        <p key={line} className="text-s text-ink-soft">
          {line}
        </p>
      ))}
      {to === 'admin' && (
        <Notice tone="warn" title="Admins see and change everything">
          Everyone’s contact details and address, who is verified, who is deleted, and every other
          role, yours too.
        </Notice>
      )}
    </div>
  );
}
