import type { SectionId } from '@hearthside/contract/section';
import {
  BookUser,
  ChartPie,
  ClipboardList,
  FilePen,
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
  forms: FilePen,
  admin_forms: ClipboardList,
  reports: ChartPie,
  trusts: Landmark,
};
