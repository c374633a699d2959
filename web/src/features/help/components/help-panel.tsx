import {
  HELP_PLACES,
  HELP_TEXTS,
  type HelpPlace,
  type HelpAction,
} from '@hearthside/contract/help/fields';
import { dialLink } from '@hearthside/contract/phone';
import { useId, useState } from 'react';
import {
  CalendarClock,
  MessageCircle,
  PackageOpen,
  PhoneCall,
  type LucideIcon,
} from 'lucide-react';
import { useSettings } from '@/features/settings';
import { Button } from '@/ui/button';
import { buttonStyle } from '@/ui/button-style';
import { Card, CardTitle } from '@/ui/card';
import { ContactDialog } from './contact-dialog';
import { ScheduleDialog } from './schedule-dialog';

/** The icon for each kind of button in a help panel. */
const ACTION_ICONS: Record<HelpAction, LucideIcon> = {
  contact: MessageCircle,
  schedule: CalendarClock,
  call: PhoneCall,
  request: PackageOpen,
};

type PanelButton = (typeof HELP_PLACES)[HelpPlace]['buttons'][number];

/** What to do if the answers do not help (part 2 §2): the topic's own buttons. */
export function HelpPanel({ place }: { place: HelpPlace }) {
  const title = useId();
  const buttons: readonly PanelButton[] = HELP_PLACES[place].buttons;
  const [pressed, setPressed] = useState<PanelButton>();
  if (buttons.length === 0) return null;
  const close = () => setPressed(undefined);
  const asksForCall = pressed?.action === 'schedule';
  return (
    <Card aria-labelledby={title} className="mt-6 print:hidden">
      <CardTitle id={title}>
        {place === 'emergencies' ? HELP_TEXTS.needNow : HELP_TEXTS.needMore}
      </CardTitle>
      <div className="flex flex-wrap gap-2">
        {buttons.map((button, index) => (
          <PanelAct
            key={button.label}
            button={button}
            isMain={index === 0}
            onPress={() => setPressed(button)}
          />
        ))}
      </div>
      <ScheduleDialog about={asksForCall ? pressed.label : undefined} onClose={close} />
      <ContactDialog about={asksForCall ? undefined : pressed?.label} onClose={close} />
    </Card>
  );
}

interface PanelActProps {
  button: PanelButton;
  isMain: boolean;
  onPress: () => void;
}

function PanelAct({ button: { label, action }, isMain, onPress }: PanelActProps) {
  const { emergencyNumber } = useSettings();
  const link = dialLink(emergencyNumber);
  const Icon = ACTION_ICONS[action];
  const icon = <Icon size={18} aria-hidden />;
  const variant = isMain ? 'primary' : 'quiet';
  // Without a number that can be dialed, the button opens a message instead.
  if (action === 'call' && link)
    return (
      <a href={link} className={buttonStyle({ variant, className: 'max-sm:w-full' })}>
        {icon}
        {label}
      </a>
    );
  return (
    <Button
      variant={variant}
      icon={icon}
      aria-haspopup="dialog"
      onClick={onPress}
      className="max-sm:w-full"
    >
      {label}
    </Button>
  );
}
