import type { HistoryAction } from '@hearthside/contract/history';
import {
  ArchiveRestore,
  BadgeCheck,
  CirclePlus,
  Eraser,
  IdCard,
  Link2,
  MailCheck,
  MailPlus,
  MailX,
  PencilLine,
  Star,
  Trash2,
  Unlink2,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react';

/** What happened, as a drawing. */
export const ACTION_ICONS: Record<HistoryAction, LucideIcon> = {
  role: IdCard,
  verification: BadgeCheck,
  profile: UserRoundPen,
  featured: Star,
  invited: MailPlus,
  reinvited: MailPlus,
  accepted: MailCheck,
  withdrawn: MailX,
  deleted: Trash2,
  restored: ArchiveRestore,
  erased: Eraser,
  assigned: Link2,
  removed: Unlink2,
  created: CirclePlus,
  renamed: PencilLine,
};
