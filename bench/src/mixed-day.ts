/**
 * What members do in a day, as shares of all they do. Ten requests read for each one that writes; a pet's page
 * asks three times, and a file is sent before its message. The shares are an estimate for an organization like this one: nobody has such a portal's
 * logs yet. They follow what its sections are for, and a share of writes that is high for a portal whose blogs and
 * library are read by all and written by the office.
 */
export interface Share {
  kind: Kind;
  what: What;
  /** In thousandths. */
  share: number;
  why: string;
}

export const KINDS = ['list', 'open', 'search', 'chat', 'upload', 'fill'] as const;
export type Kind = (typeof KINDS)[number];

export type What =
  | 'own pets'
  | 'chats'
  | 'directory'
  | 'library'
  | 'blogs'
  | 'users'
  | 'home'
  | 'pet page'
  | 'chat page'
  | 'blog'
  | 'folders'
  | 'form'
  | 'everything'
  | 'directory search'
  | 'message'
  | 'PDF in a chat'
  | 'picture in a chat'
  | 'draft'
  | 'submission';

export const DAY: readonly Share[] = [
  { kind: 'list', what: 'chats', share: 140, why: 'the inbox is looked at most often' },
  { kind: 'list', what: 'own pets', share: 90, why: 'how owners and carers begin' },
  { kind: 'list', what: 'directory', share: 50, why: 'to find a carer or a foster' },
  { kind: 'list', what: 'library', share: 40, why: 'read now and then' },
  { kind: 'list', what: 'blogs', share: 40, why: 'read now and then' },
  { kind: 'list', what: 'users', share: 20, why: 'the office only, but all day' },
  { kind: 'open', what: 'home', share: 100, why: 'the first screen of every visit' },
  { kind: 'open', what: 'chat page', share: 170, why: 'what follows the list of chats' },
  {
    kind: 'open',
    what: 'pet page',
    share: 80,
    why: 'what follows the list of pets; three requests',
  },
  { kind: 'open', what: 'blog', share: 50, why: 'from the list, or from a mail' },
  { kind: 'open', what: 'folders', share: 20, why: 'the way into the library' },
  { kind: 'open', what: 'form', share: 20, why: 'before it is filled' },
  { kind: 'search', what: 'everything', share: 50, why: 'a name, mostly' },
  { kind: 'search', what: 'directory search', share: 30, why: 'a name in a tab' },
  {
    kind: 'chat',
    what: 'message',
    share: 75,
    why: 'about one for each second chat that is opened',
  },
  { kind: 'upload', what: 'PDF in a chat', share: 3, why: 'a certificate, sent with a message' },
  { kind: 'upload', what: 'picture in a chat', share: 3, why: 'from a phone, made smaller by it' },
  { kind: 'fill', what: 'draft', share: 16, why: 'what is typed is saved every few seconds' },
  { kind: 'fill', what: 'submission', share: 3, why: 'each form once' },
];

const TOTAL = DAY.reduce((sum, { share }) => sum + share, 0);

/** The share at a place between 0 and 1 of the day. */
export function shareAt(place: number): Share {
  let left = place * TOTAL;
  for (const one of DAY) {
    left -= one.share;
    if (left < 0) return one;
  }
  return DAY.at(-1) as Share;
}

/** A share as text, in percent of everything. */
export const percent = (share: number) => `${((share * 100) / TOTAL).toFixed(1)} %`;
