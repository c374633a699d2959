import { ROLE_LABELS } from '@hearthside/contract/access';
import type { Me } from '@hearthside/contract/member/me';
import { useRef, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { formatDate } from '@/lib/dates';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { toast } from '@/ui/toast/toast';
import { useOwnRoleRequest, useWithdrawRoleRequest } from '../api/role-request';
import { AskForRoleDialog } from './ask-for-role-dialog';

/** The member's role, and the way to another one. Admins give roles to themselves through other admins only. */
export function RoleCard({ me }: { me: Me }) {
  const [asked, setAsked] = useState({ open: false, turn: 0 });
  const own = useOwnRoleRequest({});
  const { trigger, isMutating } = useWithdrawRoleRequest();
  const ask = useRef<HTMLButtonElement>(null);
  const request = own.data?.request ?? null;
  const now = `Your role is ${ROLE_LABELS[me.role].one}.`;
  const withdraw = async () => {
    try {
      await trigger({});
      toast.success('Request withdrawn');
      // The pressed button disappears.
      ask.current?.focus();
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  return (
    <Card aria-labelledby="own-role">
      <CardTitle id="own-role">Your role</CardTitle>
      <p aria-live="polite" className="max-w-[65ch] text-ink-soft">
        {request
          ? `${now} On ${formatDate(request.since)}, you requested the role ${ROLE_LABELS[request.role].one}. We’ll let you know as soon as an admin answers.`
          : `${now} It decides what you can do here. If another role fits you better, ask for it.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          ref={ask}
          variant="quiet"
          disabled={!own.data}
          aria-haspopup="dialog"
          onClick={() => setAsked(({ turn }) => ({ open: true, turn: turn + 1 }))}
        >
          {request ? 'Change my request' : 'Request another role'}
        </Button>
        {request && (
          <Button
            variant="ghost"
            busy={isMutating}
            busyLabel="Withdrawing..."
            onClick={() => void withdraw()}
          >
            Withdraw
          </Button>
        )}
      </div>
      {asked.turn > 0 && (
        <AskForRoleDialog
          key={asked.turn}
          me={me}
          request={request}
          open={asked.open}
          onClose={() => setAsked((last) => ({ ...last, open: false }))}
        />
      )}
    </Card>
  );
}
