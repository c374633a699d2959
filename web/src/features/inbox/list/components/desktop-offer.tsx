import { BellRing } from 'lucide-react';
import { Button } from '@/ui/button';
import { toast } from '@/ui/toast/toast';
import { isWorthAsking } from '../../desktop/model/desktop-rules';
import { useDesktopChoice } from './use-desktop-choice';

/** Shown if the browser does not allow the portal to show notifications. */
export const BLOCKED =
  'Your browser blocks notifications from this site. You can allow them in your browser’s settings.';

/** Asks, in an unobtrusive line, whether this device should show new messages, once a message was missed. */
export function DesktopOffer() {
  const { choice, hasMissed, permission, turnOn, turnOff } = useDesktopChoice();
  if (!isWorthAsking(permission, choice, hasMissed)) return null;
  const accept = async () => {
    if ((await turnOn()) === 'granted')
      toast.success(
        'This device will show new messages while the portal is open in the background',
      );
    else toast.error(BLOCKED);
  };
  return (
    <section
      aria-label="Notifications on this device"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-1.5 text-s"
    >
      <BellRing size={18} aria-hidden className="shrink-0 text-brand-strong" />
      <p className="min-w-0 flex-1 basis-56 py-1.5">
        A message came in while you were away. Do you want this device to show new messages?
      </p>
      <div className="flex gap-1 max-sm:-ml-3">
        <Button variant="ghost" size="s" onClick={() => void accept()}>
          Show them
        </Button>
        <Button variant="ghost" size="s" onClick={turnOff}>
          No, thanks
        </Button>
      </div>
    </section>
  );
}
