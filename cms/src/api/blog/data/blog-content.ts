import type { z } from 'zod';
import { writeBlogContent } from '@hearthside/contract/blog/fields';
import { blogContentInput } from '@hearthside/contract/blog/shapes';
import { mostValues } from '@hearthside/contract/input-size';
import { checkJsonText } from '../../../http/json-limits';
import { refuse, Refusal } from '../../../http/refuse';
import { callerLink } from '../../../file/caller-link';
import { panelFileKey } from '../../../file/panel-file';
import { storedTags, type MediaFile, type WholeBlogRow } from './blog-row';

export type GivenContent = z.output<typeof blogContentInput>;

/**
 * A link to a file of a published blog, or of a draft for whoever writes it. The right to it is checked at each use
 * (blog-visibility).
 */
export const linkTo = (file: Pick<MediaFile, 'hash' | 'ext'>) => callerLink(panelFileKey(file));

type Said = Pick<WholeBlogRow, 'subtitle' | 'tags' | 'videos' | 'paragraphs'>;

/**
 * The API's `content`, composed from the real fields (ruling 19). If stored data can't be read, the result can't be
 * read either, so that nobody mistakes it for an empty blog and saves over it.
 */
export function composedContent({ subtitle, tags, videos, paragraphs }: Said): string {
  const named = storedTags(tags);
  if (named === null) return '';
  return writeBlogContent({
    subtitle: subtitle ?? '',
    videoUrls: videos.map(({ url }) => url ?? ''),
    tags: named,
    paragraphs: paragraphs.map(({ content, file }) => ({
      content: content ?? '',
      file: file && linkTo(file),
      ...(file && { fileName: file.name }),
    })),
  });
}

/**
 * Translates refusals that name the stored fields into the API's fields, because a client that sent `content` knows
 * no others.
 */
export function inApiFields(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.details) return error;
  const details = Object.entries(error.details).map(([name, sentence]) => {
    const [field = '', place] = name.split('.');
    if (field === 'videos') return ['videoUrls', sentence];
    const isPart = field === 'paragraphs' && place !== undefined;
    return [field, isPart ? `Paragraph ${Number(place) + 1}: ${sentence}` : sentence];
  });
  const { code, status, message } = error;
  return new Refusal(status, message, { code, details: Object.fromEntries(details) });
}

const MOST_VALUES = mostValues(blogContentInput);
const UNREADABLE = 'This is no content of a blog.';

/** The errors by form field: a paragraph by its number. */
function sentencesOf(error: z.ZodError): Record<string, string> {
  const details: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const [field = 'content', place] = path;
    const where = field === 'paragraphs' && typeof place === 'number';
    details[String(field)] ??= where ? `Paragraph ${place + 1}: ${message}` : message;
  }
  return details;
}

/**
 * Parses the API's `content`.
 * @throws 400 by field: `subtitle`, `tags`, `videoUrls`, `paragraphs`, or `content` if it is not JSON.
 */
export function givenContent(text: string): GivenContent {
  let value: unknown;
  checkJsonText(text, MOST_VALUES);
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse.badInput(UNREADABLE, { content: UNREADABLE });
  }
  const read = blogContentInput.safeParse(value);
  if (read.success) return read.data;
  throw refuse.badInput('Please check the marked fields.', sentencesOf(read.error));
}
