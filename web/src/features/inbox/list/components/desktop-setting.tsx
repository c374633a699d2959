import { Switch } from '@/ui/fields/switch';
import { BLOCKED } from './desktop-offer';
import { useDesktopChoice } from './use-desktop-choice';

/** Whether this device shows new messages while the portal is not visible. Nothing if it can't. */
export function DesktopSetting() {
  const { choice, permission, turnOn, turnOff } = useDesktopChoice();
  if (permission === 'unsupported') return null;
  const blocked = permission === 'denied';
  return (
    <Switch
      checked={choice === 'on' && permission === 'granted'}
      disabled={blocked}
      onChange={(on) => (on ? void turnOn() : turnOff())}
      label="Show new messages on this device"
      hint={blocked ? BLOCKED : 'While the portal is open but you’re looking at something else.'}
    />
  );
}
