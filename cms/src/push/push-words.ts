/** What a push notification says. It travels encrypted, and its browser shows it as it is. */
import type { Core } from '@strapi/strapi';
import type { Actor } from '../auth/actor';

export interface PushWords {
  title: string;
  body: string;
  /** A path within the portal, opened by a press. */
  path: string;
  /** The newest of what it tells of. */
  upTo: number;
  /**
   * When an edit mentioned the member last, in milliseconds. It tells something new although its newest message is not.
   */
  mentionedAt?: number;
  /** Shown at once also on a device that saves power. */
  isUrgent?: boolean;
  /** Of notifications of this kind, those whose tag is not here are over. Left out, none is. */
  keep?: readonly string[];
}

/** What waits to be told: what it is about, from where on, and since when. */
export interface WaitingPush {
  /** `chat:12` */
  about: string;
  fromId: number;
  since: Date;
}

/** A member who is told, with the choices that matter for it. */
export interface PushedMember extends Actor {
  /** Their choices of notifications, as stored. */
  off: string | null;
  showsWords: boolean;
}

/** From a time on, and until before another. */
export interface TimeSpan {
  since: Date;
  until: Date;
}

/** Counts of what came in quiet hours. */
export interface PushSummary {
  /** '5 new messages in 2 chats' */
  line: string;
  path: string;
}

/** A subject that notifies by push. */
export interface PushSource {
  /** What `about` begins with. */
  name: string;
  /** Makes deliveries of what has come in, where the subject doesn't at once. */
  plan?: (strapi: Core.Strapi) => Promise<void>;
  /** What is still to be told at this moment. Null if it was read, deleted, muted or taken back meanwhile. */
  words: (
    strapi: Core.Strapi,
    member: PushedMember,
    waiting: WaitingPush,
  ) => Promise<PushWords | null>;
  /** What of it came in a time and is still to be told. */
  summary: (
    strapi: Core.Strapi,
    member: PushedMember,
    span: TimeSpan,
  ) => Promise<PushSummary | null>;
}

const TITLE_MAX = 100;
const BODY_MAX = 160;

/** A text on one line, without marks that turn the direction of what stands around it. */
export function plainLine(text: string, max: number): string {
  const line = text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/g, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  const letters = [...line];
  return letters.length <= max ? line : `${letters.slice(0, max - 1).join('')}…`;
}

/** The tag by which a browser lets notifications about the same thing replace each other. */
export const tagOf = (about: string): string => about.replace(':', '-');

/** What is encrypted for the device. */
export const payloadOf = (about: string, words: PushWords): string =>
  JSON.stringify({
    tag: tagOf(about),
    title: plainLine(words.title, TITLE_MAX),
    body: plainLine(words.body, BODY_MAX),
    path: words.path,
    upTo: words.upTo,
    ...(words.mentionedAt && { mentionedAt: words.mentionedAt }),
    ...(words.keep && { keep: words.keep }),
  });
