import { LIBRARY_LIMITS } from '@hearthside/contract/library/fields';
import { line } from '@hearthside/contract/member/person-fields';
import { paragraphs } from '@hearthside/contract/text';
import { readVideoLink, VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { refuse } from '../../../http/refuse';
import type { ChangeAuthor } from '../../../auth/change-author';

/** Fields of an item that are derived, or that only the portal sets. */
const NOT_TYPED = [
  'revision',
  'changedBy',
  'deletedAt',
  'deletedBy',
  'kind',
  'type',
  'titleKey',
  'audience',
  'inVideos',
  'inGuides',
  'inAttorneys',
  'fileRef',
  'posterRef',
  'folderRef',
];
const OF_PORTAL = ['uploadKey'];

const texts = {
  title: line(LIBRARY_LIMITS.title),
  description: paragraphs(LIBRARY_LIMITS.description),
};

function typed(field: keyof typeof texts, value: string): string {
  const read = texts[field].safeParse(value);
  if (read.success) return read.data;
  const said = read.error.issues[0]?.message ?? 'Please check this text.';
  throw refuse.badInput(said, { [field]: said });
}

/** A pasted address as it is stored: made from what was recognized in it. */
function linkOf(pasted: unknown): string | null {
  if (typeof pasted !== 'string' || pasted.trim() === '') return null;
  const link = readVideoLink(pasted);
  if (!link) throw refuse.badInput(VIDEO_TEXTS.invalid, { externalUrl: VIDEO_TEXTS.invalid });
  return link.watchUrl;
}

/** The input of either form, portal or panel, as it is stored, without fields that no form sets. */
export function tidied(
  data: Record<string, unknown>,
  { door }: ChangeAuthor,
): Record<string, unknown> {
  const left = new Set(door === 'panel' ? [...NOT_TYPED, ...OF_PORTAL] : NOT_TYPED);
  const kept = Object.fromEntries(Object.entries(data).filter(([field]) => !left.has(field)));
  for (const field of ['title', 'description'] as const) {
    if (typeof kept[field] === 'string') kept[field] = typed(field, kept[field]);
  }
  if ('externalUrl' in kept) kept.externalUrl = linkOf(kept.externalUrl);
  return kept;
}
