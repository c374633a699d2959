import type { HelpAction } from '@hearthside/contract/help';
import {
  CalendarClock,
  MessageCircle,
  PackageOpen,
  PhoneCall,
  type LucideIcon,
} from 'lucide-react';

/** The drawing of each kind of button in a help panel. */
export const ACTION_ICONS: Record<HelpAction, LucideIcon> = {
  contact: MessageCircle,
  schedule: CalendarClock,
  call: PhoneCall,
  request: PackageOpen,
};
