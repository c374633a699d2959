import type { PushState } from '@hearthside/contract/notification/push';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { useMe } from '@/features/session';
import { endPushHere, notePushHere, subscribeHere } from '@/lib/push/push-here';
import { toast } from '@/ui/toast/toast';
import {
  useRemovePushDevice,
  useRemovePushDevices,
  useSubscribePush,
  useTestPush,
} from '../api/use-push';

const NO_SERVICE = 'Your browser couldn’t reach its push service. Please try again.';

/** What a member does with push notifications on their devices. `busy` while one of it is under way. */
export function usePushDevice({ publicKey, devices }: PushState) {
  const { id } = useMe();
  const subscribe = useSubscribePush();
  const remove = useRemovePushDevice();
  const removeAll = useRemovePushDevices();
  const test = useTestPush();
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<unknown>, otherwise: string) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toast.error(messageOf(error, otherwise));
    } finally {
      setBusy(false);
    }
  };

  const turnOn = () =>
    attempt(async () => {
      if (!publicKey) return;
      const subscription = await subscribeHere(publicKey);
      if (!subscription) return;
      await subscribe.trigger(subscription);
      notePushHere(id, subscription);
      toast.success('Push notifications are on for this device');
    }, NO_SERVICE);

  const end = (deviceId: number) =>
    attempt(async () => {
      const isHere = devices.some((device) => device.id === deviceId && device.current);
      await remove.trigger({ id: deviceId });
      if (isHere) await endPushHere();
    }, 'This device could not be removed. Please try again.');

  const endAll = () =>
    attempt(async () => {
      await removeAll.trigger({});
      await endPushHere();
    }, 'Your devices could not be removed. Please try again.');

  const sendTest = () =>
    attempt(async () => {
      await test.trigger({});
      toast.success('Test sent. It should arrive in a few seconds.');
    }, 'The test could not be sent. Please try again.');

  return { busy, turnOn, end, endAll, sendTest };
}
