import type { NotificationChoices } from '@hearthside/contract/notification/endpoints';
import { PUSH_TEXTS, type PushState } from '@hearthside/contract/notification/push';
import { useSyncExternalStore } from 'react';
import { viewOf } from '@/lib/api/view-of';
import { pushSupport, type PushSupport } from '@/lib/push/push-support';
import { AsyncView } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Switch } from '@/ui/fields/switch';
import { SkeletonText } from '@/ui/skeleton';
import type { Choosing } from '../api/use-choices';
import { usePush } from '../api/use-push';
import { PushDevices } from './push-devices';
import { usePushDevice } from './use-push-device';

export interface PushCardProps {
  choices: NotificationChoices;
  onChange: (choose: Choosing) => void;
}

const WHY_NOT: Record<Exclude<PushSupport, 'possible'>, string> = {
  insecure: 'Push notifications need a secure address, one that begins with https://.',
  install:
    'On an iPhone or iPad, add this portal to your Home Screen first: tap Share, then “Add to Home Screen”. Open it from there and turn them on here.',
  unsupported: 'This browser doesn’t support push notifications.',
  blocked:
    'Your browser blocks notifications from this portal. Open the site settings beside the address, allow notifications, and come back here.',
};

/** The permission can change in the browser’s own settings. After that, the page gets the focus again. */
function subscribeSupport(listener: () => void) {
  window.addEventListener('focus', listener);
  return () => window.removeEventListener('focus', listener);
}

/** Push notifications: whether this device gets them, which others do, and what they show. */
export function PushCard({ choices, onChange }: PushCardProps) {
  const push = usePush();
  return (
    <>
      <p className="max-w-[65ch] text-ink-soft">
        A notification on this device when something comes in, also while the portal is closed. None
        comes while you have the portal open in front of you.
      </p>
      <AsyncView
        {...viewOf(push)}
        skeleton={<SkeletonText lines={3} label="Loading your devices..." />}
        errorTitle="Failed to load your devices"
      >
        {(state) => <PushHere state={state} />}
      </AsyncView>
      <Switch
        className="mt-3"
        label="Show what messages say"
        hint="Off, a notification says who wrote. On, it has the first words too, also on a locked screen."
        checked={choices.pushWords}
        onChange={(on) => onChange((shown) => ({ ...shown, pushWords: on }))}
      />
    </>
  );
}

function PushHere({ state }: { state: PushState }) {
  const support = useSyncExternalStore(subscribeSupport, pushSupport);
  const device = usePushDevice(state);
  const here = state.devices.find(({ current }) => current);
  const whyNot =
    state.publicKey === null ? PUSH_TEXTS.off : support === 'possible' ? null : WHY_NOT[support];
  return (
    <div className="mt-3 grid gap-3">
      {whyNot !== null && <p className="max-w-[65ch]">{whyNot}</p>}
      {whyNot === null && (
        <div className="flex flex-wrap items-center gap-3">
          {here ? (
            <>
              <p className="font-semibold">On for this device</p>
              <Button
                variant="quiet"
                size="s"
                busy={device.busy}
                busyLabel="Sending..."
                onClick={() => void device.sendTest()}
              >
                Send a test
              </Button>
            </>
          ) : (
            <Button
              size="s"
              busy={device.busy}
              busyLabel="Turning on..."
              onClick={() => void device.turnOn()}
            >
              Turn on for this device
            </Button>
          )}
        </div>
      )}
      <PushDevices devices={state.devices} {...device} />
    </div>
  );
}
