import type { UserDetail } from '@hearthside/contract/member/users';
import { trustPages } from '@hearthside/contract/trust/pages';
import { Landmark, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useUnassigning } from '@/features/trust';
import { Button } from '@/ui/button';
import { CardTitle } from '@/ui/card';

export interface UserTrustsProps {
  detail: UserDetail;
  onAssign: () => void;
}

/**
 * The trusts somebody is assigned to, with buttons to remove them from one, with Undo, and to assign them to another.
 */
export function UserTrusts({ detail, onAssign }: UserTrustsProps) {
  const { user, trusts } = detail;
  const list = useRef<HTMLElement>(null);
  return (
    <section ref={list} tabIndex={-1} aria-labelledby="trusts-of" className="outline-none">
      <CardTitle
        as="h3"
        id="trusts-of"
        className="mb-1!"
        actions={
          <Button
            variant="quiet"
            size="s"
            icon={<Landmark size={18} aria-hidden />}
            aria-haspopup="dialog"
            onClick={onAssign}
          >
            Assign to Trust
          </Button>
        }
      >
        Trusts
      </CardTitle>
      {trusts.length === 0 && <p className="text-ink-soft">Not assigned to any trust.</p>}
      <ul className="divide-y divide-line">
        {trusts.map((trust) => (
          <TrustOf
            key={trust.id}
            userId={user.id}
            trust={trust}
            // The pressed button disappears with its row, so the focus moves to the list.
            onLeaving={() => list.current?.focus()}
          />
        ))}
      </ul>
    </section>
  );
}

interface TrustOfProps {
  userId: number;
  trust: UserDetail['trusts'][number];
  onLeaving: () => void;
}

function TrustOf({ userId, trust, onLeaving }: TrustOfProps) {
  const { remove, busy } = useUnassigning({ userId, trustId: trust.id }, trust.name, onLeaving);
  return (
    <li className="flex items-center justify-between gap-3">
      <Link
        to={trustPages.detail(trust.id)}
        className="inline-flex min-h-11 min-w-0 items-center rounded-s wrap-anywhere text-brand-strong underline-offset-3 hover:underline"
      >
        {trust.name}
      </Link>
      <Button
        variant="ghost"
        size="s"
        icon={<X size={18} aria-hidden />}
        busy={busy}
        aria-label={`Remove from ${trust.name}`}
        onClick={remove}
      >
        Remove
      </Button>
    </li>
  );
}
