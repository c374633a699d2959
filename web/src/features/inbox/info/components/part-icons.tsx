import { FileText, Film, Image, NotebookPen, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { InfoPart } from '../../model/info-parts';

/** The icons for the parts of Chat Info. */
export const PART_ICONS: Record<InfoPart, ReactNode> = {
  members: <Users size={18} aria-hidden />,
  files: <FileText size={18} aria-hidden />,
  images: <Image size={18} aria-hidden />,
  videos: <Film size={18} aria-hidden />,
  notes: <NotebookPen size={18} aria-hidden />,
};
