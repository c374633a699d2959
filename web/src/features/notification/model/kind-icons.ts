import type { NotificationKind } from '@hearthside/contract/notification';
import {
  BadgeCheck,
  ClipboardList,
  IdCard,
  Landmark,
  PartyPopper,
  PawPrint,
  Star,
  UserRoundCog,
  UserRoundPlus,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';

/** What a notification is about, as a drawing. */
export const KIND_ICONS: Record<NotificationKind, LucideIcon> = {
  welcome: PartyPopper,
  verified: BadgeCheck,
  unverified: UserRoundX,
  newcomer: UserRoundPlus,
  role: IdCard,
  featured: Star,
  trust: Landmark,
  profile: UserRoundCog,
  pet: PawPrint,
  form: ClipboardList,
};
