import type { SectionId } from '@hearthside/contract/section';
import {
  BookUser,
  CircleUserRound,
  HandHeart,
  House,
  Landmark,
  MessagesSquare,
  PawPrint,
  Users,
  type LucideIcon,
} from 'lucide-react';

/** Each section's drawing, the same in the sidebar, the bottom bar and on the first page. */
export const SECTION_ICONS: Record<SectionId, LucideIcon> = {
  home: House,
  profile: CircleUserRound,
  users: Users,
  directory: BookUser,
  caregivers: HandHeart,
  pet_records: PawPrint,
  inbox: MessagesSquare,
  trusts: Landmark,
};
