import { SECOND_FACTOR_TEXTS } from '@hearthside/contract/session/second-factor';
import { KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { signOut } from '../../api/sessions';
import { canUsePasskeys } from '../../model/passkey-browser';
import { OverEverything } from './over-everything';
import { SetUpWay, type SetUpWayProps } from './set-up-way';

/** Leads staff to the second factor that their role requires, once the days of grace are over. */
export function RequiredSetup({ onDone }: { onDone: (proved: boolean) => void }) {
  const [way, setWay] = useState<SetUpWayProps['way']>();
  const [error, setError] = useState('');
  const leave = async () => {
    try {
      await signOut({});
      onDone(false);
    } catch (reason) {
      setError(messageOf(reason));
    }
  };
  return (
    <OverEverything labelledBy="required-setup">
      <h2 id="required-setup" className="text-xl">
        Set up two-step sign-in
      </h2>
      <p className="mt-1.5 mb-4 text-s text-ink-soft">{SECOND_FACTOR_TEXTS.setupNeeded}</p>
      {error && (
        <Notice tone="bad" live className="mb-3">
          {error}
        </Notice>
      )}
      {way ? (
        <SetUpWay way={way} onDone={() => onDone(true)} onCancel={() => setWay(undefined)} />
      ) : (
        <div className="grid gap-2">
          <Button wide icon={<Smartphone size={18} aria-hidden />} onClick={() => setWay('app')}>
            Use an authenticator app
          </Button>
          {canUsePasskeys() && (
            <Button
              wide
              variant="quiet"
              icon={<KeyRound size={18} aria-hidden />}
              onClick={() => setWay('passkey')}
            >
              Use a passkey
            </Button>
          )}
          <Button wide variant="ghost" onClick={() => void leave()}>
            Sign out
          </Button>
        </div>
      )}
    </OverEverything>
  );
}
