import type { PushDevice } from '@hearthside/contract/notification/push';
import { formatDateTime } from '@/lib/dates';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';

export interface PushDevicesProps {
  devices: readonly PushDevice[];
  busy: boolean;
  end: (id: number) => Promise<void>;
  endAll: () => Promise<void>;
}

/** The member's devices that get push notifications, each with its end. Nothing if there are none. */
export function PushDevices({ devices, busy, end, endAll }: PushDevicesProps) {
  if (devices.length === 0) return null;
  return (
    <section aria-labelledby="push-devices">
      <h3 id="push-devices" className="font-body text-m font-semibold tracking-normal">
        Your devices
      </h3>
      <ul className="divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="flex flex-wrap items-center gap-2">
                {device.device || 'A browser'}
                {device.current && <Badge>This device</Badge>}
              </p>
              <p className="text-s text-ink-soft">
                {device.failing
                  ? 'We can’t reach this device right now. We’ll keep trying for a week.'
                  : device.lastPushAt
                    ? `Last notified ${formatDateTime(device.lastPushAt)}`
                    : `On since ${formatDateTime(device.createdAt)}`}
              </p>
            </div>
            <Button
              variant="ghost"
              size="s"
              disabled={busy}
              aria-label={`Remove ${device.device || 'a browser'}`}
              onClick={() => void end(device.id)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Button variant="ghost" size="s" disabled={busy} onClick={() => void endAll()}>
          Remove all devices
        </Button>
      )}
    </section>
  );
}
