import { HELP_LIMITS } from '@hearthside/contract/help/fields';
import { helpInput } from '@hearthside/contract/help/endpoints';
import { isEmptyRich } from '@hearthside/contract/rich-text';
import { readVideoLink, VIDEO_TEXTS } from '@hearthside/contract/video-link';
import { cleanRichText } from '../../../text/clean-rich-text';
import { refuse } from '../../../http/refuse';
import type { ChangeAuthor } from '../../../auth/change-author';

/** Fields that are derived or follow from actions, so no form sets them. */
const NOT_TYPED = [
  'revision',
  'changedBy',
  'deletedAt',
  'deletedBy',
  'place',
  'position',
  'yesCount',
  'noCount',
];
const OF_PORTAL = ['createKey'];

const bad = (field: string, said: string) => refuse.badInput(said, { [field]: said });

function cleanQuestion(typed: unknown): string {
  const read = helpInput.shape.question.safeParse(typed ?? '');
  if (!read.success) throw bad('question', read.error.issues[0]?.message ?? 'This must be a text');
  return read.data;
}

function cleanText(typed: unknown): string {
  const html = cleanRichText(String(typed ?? ''), HELP_LIMITS.answer, 'answer');
  if (isEmptyRich(html)) throw bad('answer', 'Answer is required');
  const read = helpInput.shape.answer.safeParse(html);
  if (!read.success) throw bad('answer', read.error.issues[0]?.message ?? 'This must be a text');
  return html;
}

/** A pasted address as it is stored: made from what was recognized in it. */
function cleanVideo(pasted: unknown): string | null {
  if (typeof pasted !== 'string' || pasted.trim() === '') return null;
  const link = readVideoLink(pasted);
  if (!link || link.watchUrl.length > HELP_LIMITS.videoUrl) {
    throw bad('videoUrl', VIDEO_TEXTS.invalid);
  }
  return link.watchUrl;
}

/**
 * The input of either form, portal or panel, as it is stored. Fields that are not given are not added.
 * @throws 400 by field.
 */
export function cleanAnswer(
  given: Record<string, unknown>,
  { door }: Pick<ChangeAuthor, 'door'>,
): Record<string, unknown> {
  const left = new Set(door === 'panel' ? [...NOT_TYPED, ...OF_PORTAL] : NOT_TYPED);
  const data = Object.fromEntries(Object.entries(given).filter(([field]) => !left.has(field)));
  if ('question' in data) data.question = cleanQuestion(data.question);
  if ('answer' in data) data.answer = cleanText(data.answer);
  if ('videoUrl' in data) data.videoUrl = cleanVideo(data.videoUrl);
  return data;
}
