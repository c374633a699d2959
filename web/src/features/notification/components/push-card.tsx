import type { NotificationChoices } from '@hearthside/contract/notification/endpoints';
import { PUSH_TEXTS, type PushState } from '@hearthside/contract/notification/push';
import { useSyncExternalStore } from 'react';
import { viewOf } from '@/lib/api/view-of';
import { isShared } from '@/lib/drafts/draft-owner';
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

const WHY_NOT: Record<Exclude<PushSupport, 'possible'> | 'shared', string> = {
  insecure: 'Push notifications need a secure address, one that begins with https://.',
  install:
    'On an iPhone or iPad, first add this portal to your Home Screen: tap Share, then “Add to Home Screen.” Open the portal from there, sign in, come back to this page, and turn on push notifications.',
  unsupported: 'This browser doesn’t support push notifications.',
  shared:
    'When you signed in, you said this is a shared computer, so it gets no push notifications.',
  blocked:
    'Notifications from this portal are blocked on this device. Allow them in your browser’s site settings, next to the address, or in your device’s settings. Then come back here.',
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
        Get a notification on this device when something new comes in, even while the portal is
        closed. You won’t get one while you’re looking at the portal.
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
        hint="When this is off, a notification says only who wrote. When it’s on, it also shows the first words, even on a locked screen."
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
  const able = isShared() ? 'shared' : support;
  const whyNot =
    state.publicKey === null ? PUSH_TEXTS.off : able === 'possible' ? null : WHY_NOT[able];
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
                Send test notification
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
