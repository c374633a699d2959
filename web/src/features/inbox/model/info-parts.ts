import type { ChatFileKind } from '@hearthside/contract/inbox/file';

/** The parts of the Chat Info panel, named as in the options menu (part 1 §2.4). */
export const INFO_PARTS = [
  { id: 'members', label: 'Members', short: 'Members', kind: null },
  { id: 'files', label: 'Shared Files', short: 'Files', kind: 'document' },
  { id: 'images', label: 'Shared Images', short: 'Images', kind: 'image' },
  { id: 'videos', label: 'Shared Videos', short: 'Videos', kind: 'video' },
] as const satisfies readonly {
  id: string;
  label: string;
  short: string;
  kind: ChatFileKind | null;
}[];
/** For admins there are also the notes of the office, in a panel of their own. */
export type InfoPart = (typeof INFO_PARTS)[number]['id'] | 'notes';
