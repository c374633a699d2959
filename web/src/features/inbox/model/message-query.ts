import type { ChatFileKind } from '@hearthside/contract/inbox/file';
import type { FoundMessage } from '@hearthside/contract/inbox/search-fields';
import { dayWords } from '@/kit/filter-panel/day-filter';
import type { ChatChange } from './chat-change';

/** What messages are searched by. Texts are empty where nothing is asked for. */
export interface MessageQuery {
  search: string;
  /** The id of who sent them, and their name. */
  person: string;
  name: string;
  file: string;
  from: string;
  to: string;
}

export type MessageFilters = Omit<MessageQuery, 'search'>;

export const NO_FILTERS: MessageFilters = { person: '', name: '', file: '', from: '', to: '' };
export const NO_QUERY: MessageQuery = { search: '', ...NO_FILTERS };

const FILE_LABELS: Record<'any' | ChatFileKind, string> = {
  any: 'Any file',
  image: 'Pictures',
  video: 'Videos',
  document: 'PDFs',
  audio: 'Voice messages',
};
type SearchedFile = keyof typeof FILE_LABELS;

const isSearchedFile = (text: string): text is SearchedFile => Object.hasOwn(FILE_LABELS, text);

export const FILE_OPTIONS = Object.entries(FILE_LABELS).map(([value, label]) => ({ value, label }));

/** What the server is asked for; null if that is nothing. */
export function askedOf(
  query: MessageQuery,
  chatId: number | undefined,
  timeZone: string,
): AskedMessages | null {
  const { person, file, from, to } = query;
  const search = query.search.trim();
  if ([search, person, file, from, to].every((one) => one === '')) return null;
  return {
    search,
    ...(chatId !== undefined && { chatId }),
    ...(person !== '' && { senderId: Number(person) }),
    ...(isSearchedFile(file) && { kind: file }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
    ...((from !== '' || to !== '') && { timeZone }),
  };
}

export interface AskedMessages {
  search: string;
  chatId?: number;
  senderId?: number;
  kind?: SearchedFile;
  from?: string;
  to?: string;
  timeZone?: string;
}

/** Whether something of what was found may have other words now, or none. Reactions and pins change no words. */
export function isReworded(
  found: readonly Pick<FoundMessage, 'id' | 'chatId'>[],
  change: ChatChange,
): boolean {
  if (change.type === 'gone') return found.some(({ chatId }) => chatId === change.chatId);
  if (change.type !== 'changed') return false;
  const { id, editedAt, deletedAt } = change.message;
  return (editedAt !== null || deletedAt !== null) && found.some((one) => one.id === id);
}

/** Each filter that is on, in words, with what takes it away. */
export function filterWords({ person, name, file, from, to }: MessageFilters) {
  const words: { words: string; without: Partial<MessageFilters> }[] = [];
  if (person) words.push({ words: `Sent by ${name}`, without: { person: '', name: '' } });
  if (isSearchedFile(file)) words.push({ words: FILE_LABELS[file], without: { file: '' } });
  words.push(...dayWords({ from, to }));
  return words;
}
