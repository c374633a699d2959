import type { Message } from '@hearthside/contract/inbox/fields';

/** Links are asked for anew so long before they end, in milliseconds. */
const MARGIN_MS = 5 * 60_000;

/** Until when the links of a message's files hold, in milliseconds since 1970; forever where it has none. */
export function linksHoldTo({ attachments }: Pick<Message, 'attachments'>): number {
  return Math.min(
    Infinity,
    ...attachments.flatMap(({ url, previewUrl }) => [url, previewUrl]).map(endOf),
  );
}

/** Files are linked to as `…?expires=<seconds since 1970>&…`; a link that names no end has none. */
function endOf(url: string | null): number {
  const seconds = /[?&]expires=(\d+)/.exec(url ?? '')?.[1];
  return seconds === undefined ? Infinity : Number(seconds) * 1000;
}

/** From when on links to these files are to be asked for anew, in milliseconds since 1970; Infinity for never. */
export const renewLinksAt = (files: Message['attachments']): number =>
  linksHoldTo({ attachments: files }) - MARGIN_MS;

/** The ids of those messages whose links are over or nearly so at `now`, oldest first. */
export function withOldLinks(messages: readonly Message[], now: number): number[] {
  return messages.filter((each) => linksHoldTo(each) - now < MARGIN_MS).map(({ id }) => id);
}

/** The id of the file that was sent last among these messages, or undefined. */
export function newestFile(messages: readonly Message[]): number | undefined {
  return messages.findLast(({ attachments }) => attachments.length > 0)?.attachments.at(-1)?.id;
}
