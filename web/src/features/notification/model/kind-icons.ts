import type { NotificationKind } from '@hearthside/contract/notification';
import {
  BadgeCheck,
  Bell,
  PartyPopper,
  UserRoundPlus,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Record<NotificationKind, LucideIcon> = {
  welcome: PartyPopper,
  verified: BadgeCheck,
  unverified: UserRoundX,
  newcomer: UserRoundPlus,
};

/** What a notification is about, as a drawing; a newer server may know kinds this page does not. */
export const kindIcon = (kind: string): LucideIcon => ICONS[kind as NotificationKind] ?? Bell;
