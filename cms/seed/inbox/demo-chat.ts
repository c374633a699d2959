/**
 * A chat of the demo: its members, its messages, and the state in which each member has left it. Members are named by
 * nickname.
 */
export interface DemoChat {
  /** A group's own name; a direct chat has none. */
  name?: string;
  /** The trust whose chat it is. Its members are those assigned to the trust. */
  trust?: string;
  /** Who started it, and whom they picked; not for chats of trusts. */
  opener?: string;
  picked?: readonly string[];
  /** The messages, in the format that `script.ts` reads. */
  script: string;
  /** How many of the latest messages from others a member has not read. Everyone else has read everything. */
  unread?: Readonly<Record<string, number>>;
  /** Members who have notifications turned off. */
  muted?: readonly string[];
  /** Admins with a seat by office who have notifications turned on. */
  told?: readonly string[];
  /** Who has closed it for themselves, and how many hours after the last message. */
  closed?: { by: string; hoursLater: number };
  /** The admin who has ended it for everyone, and how many hours after the last message. */
  ended?: { by: string; hoursLater: number };
}
