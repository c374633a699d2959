import type { Message } from '@hearthside/contract/inbox/fields';

/** How long before they expire links are renewed, in milliseconds. */
const MARGIN_MS = 5 * 60_000;

/** Until when the links of a message's files are valid, in milliseconds since 1970. Infinity if it has none. */
export function linksHoldTo({ attachments }: Pick<Message, 'attachments'>): number {
  return Math.min(
    Infinity,
    ...attachments.flatMap(({ url, previewUrl }) => [url, previewUrl]).map(endOf),
  );
}

/** The addresses of files look like `…?expires=<seconds since 1970>&…`. A link without it does not expire. */
function endOf(url: string | null): number {
  const seconds = /[?&]expires=(\d+)/.exec(url ?? '')?.[1];
  return seconds === undefined ? Infinity : Number(seconds) * 1000;
}

/** From when on the links to these files should be renewed, in milliseconds since 1970. Infinity for never. */
export const renewLinksAt = (files: Message['attachments']): number =>
  linksHoldTo({ attachments: files }) - MARGIN_MS;

/** The ids of the messages whose links have expired or nearly so at `now`, oldest first. */
export function withOldLinks(messages: readonly Message[], now: number): number[] {
  return messages.filter((each) => linksHoldTo(each) - now < MARGIN_MS).map(({ id }) => id);
}

/** The id of the newest file in these messages, or undefined. */
export function newestFile(messages: readonly Message[]): number | undefined {
  return messages.findLast(({ attachments }) => attachments.length > 0)?.attachments.at(-1)?.id;
}
