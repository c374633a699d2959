import type { SecondFactor } from '@hearthside/contract/session/second-factor';
import { KeyRound, ListChecks, Smartphone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { viewOf } from '@/lib/api/view-of';
import { useInvalidate } from '@/lib/api/swr-config';
import { formatAgo, formatDate } from '@/lib/dates';
import { useFocusKept } from '@/lib/focus/use-focus-kept';
import { AsyncView } from '@/ui/async-view';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card, CardTitle } from '@/ui/card';
import { Dialog } from '@/ui/dialogs/dialog';
import { Notice } from '@/ui/notice';
import { SkeletonText } from '@/ui/skeleton';
import { useSecondFactor } from '../../api/own-factor';
import { canUsePasskeys } from '../../model/passkey-browser';
import { KeepFactor } from './keep-factor';
import { MakeRecoveryCodes } from './make-recovery-codes';
import { RemoveWay, type RemovedWay } from './remove-way';
import { SetUpWay, type SetUpWayProps } from './set-up-way';

/** The member's second factor: what is set up, and how to change it. */
export function SecondFactorCard() {
  const factor = useSecondFactor();
  const isOn = Boolean(factor.data && (factor.data.hasApp || factor.data.passkeys.length > 0));
  return (
    <Card aria-labelledby="second-factor">
      <CardTitle
        id="second-factor"
        actions={
          factor.data && <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>
        }
      >
        Two-step sign-in
      </CardTitle>
      <p className="text-s text-ink-soft">
        After your password, you confirm with a second step. Someone who learns your password still
        can’t sign in.
      </p>
      <AsyncView
        {...viewOf(factor)}
        data={factor.data}
        skeleton={<SkeletonText lines={4} label="Loading your two-step sign-in..." />}
        errorTitle="Your two-step sign-in could not be loaded"
      >
        {(found) => <Ways factor={found} isOn={isOn} />}
      </AsyncView>
    </Card>
  );
}

function Ways({ factor, isOn }: { factor: SecondFactor; isOn: boolean }) {
  const [adding, setAdding] = useState<SetUpWayProps['way']>();
  const [removing, setRemoving] = useState<RemovedWay>();
  const { hasApp, passkeys, recoveryCodes, requiredBy, reset } = factor;
  const box = useFocusKept<HTMLDivElement>(factor);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="second-factor"
      className="mt-3 grid gap-3 outline-none"
    >
      {reset && <KeepFactor reset={reset} />}
      {requiredBy && !isOn && (
        <Notice tone="warn">
          Your role requires it starting {formatDate(requiredBy)}. Please set it up before then.
        </Notice>
      )}
      <ul className="divide-y divide-line">
        <Way
          icon={<Smartphone size={20} aria-hidden />}
          name="Authenticator app"
          line={hasApp ? 'Set up' : 'Shows a new code every 30 seconds'}
        >
          <Button variant="quiet" size="s" aria-haspopup="dialog" onClick={() => setAdding('app')}>
            {hasApp ? 'Set up again' : 'Set up'}
          </Button>
          {hasApp && (
            <Button
              variant="quiet"
              size="s"
              aria-haspopup="dialog"
              onClick={() => setRemoving({ way: 'app' })}
            >
              Remove
            </Button>
          )}
        </Way>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <Way
            key={id}
            icon={<KeyRound size={20} aria-hidden />}
            name={name}
            line={
              lastUsedAt
                ? `Passkey · last used ${formatAgo(lastUsedAt).toLowerCase()}`
                : `Passkey · added ${formatDate(createdAt)}`
            }
          >
            <Button
              variant="quiet"
              size="s"
              aria-label={`Remove ${name}`}
              aria-haspopup="dialog"
              onClick={() => setRemoving({ way: 'passkey', id, name })}
            >
              Remove
            </Button>
          </Way>
        ))}
        <Way
          icon={<KeyRound size={20} aria-hidden />}
          name={passkeys.length > 0 ? 'Another passkey' : 'Passkey'}
          line={
            canUsePasskeys()
              ? 'Your fingerprint, face, PIN or a security key'
              : 'This browser can’t use passkeys here'
          }
        >
          <Button
            variant="quiet"
            size="s"
            disabled={!canUsePasskeys()}
            aria-haspopup="dialog"
            onClick={() => setAdding('passkey')}
          >
            Add a passkey
          </Button>
        </Way>
        {isOn && (
          <Way
            icon={<ListChecks size={20} aria-hidden />}
            name="Recovery codes"
            line={recoveryCodes === 1 ? '1 code left' : `${recoveryCodes} codes left`}
          >
            <MakeRecoveryCodes />
          </Way>
        )}
      </ul>
      <AddDialog way={adding} onClose={() => setAdding(undefined)} />
      <RemoveWay
        removed={removing}
        isLast={(hasApp ? 1 : 0) + passkeys.length === 1}
        onClose={() => setRemoving(undefined)}
      />
    </div>
  );
}

interface WayProps {
  icon: ReactNode;
  name: string;
  line: string;
  children: ReactNode;
}

function Way({ icon, name, line, children }: WayProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3">
      <span className="grid size-10.5 shrink-0 place-items-center rounded-s bg-brand-soft text-brand-strong">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-s text-ink-soft">{line}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

function AddDialog({
  way,
  onClose,
}: {
  way: SetUpWayProps['way'] | undefined;
  onClose: () => void;
}) {
  const invalidate = useInvalidate();
  // Codes that nobody can see again are not closed by a tap beside the dialog.
  const [isShowingCodes, setShowingCodes] = useState(false);
  const close = () => {
    setShowingCodes(false);
    onClose();
    void invalidate('session');
  };
  return (
    <Dialog
      open={way !== undefined}
      onClose={close}
      size="s"
      dismissable={!isShowingCodes}
      title={
        isShowingCodes
          ? 'Save your recovery codes'
          : way === 'passkey'
            ? 'Add a passkey'
            : 'Set up an authenticator app'
      }
    >
      {way && (
        <SetUpWay
          way={way}
          onSetUp={(codes) => setShowingCodes(codes !== null)}
          onDone={close}
          onCancel={close}
        />
      )}
    </Dialog>
  );
}
