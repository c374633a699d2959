import { FileText, Film, Image, Mic, type LucideIcon } from 'lucide-react';
import type { FileKind } from '../model/shown-file';

const ICONS: Record<FileKind, LucideIcon> = {
  image: Image,
  video: Film,
  document: FileText,
  audio: Mic,
};

/** The icon for a kind of file, shown instead of a picture. */
export function FileIcon({ kind, size = 24 }: { kind: FileKind; size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} strokeWidth={1.7} aria-hidden className="shrink-0" />;
}
