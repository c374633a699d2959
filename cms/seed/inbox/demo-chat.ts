/** A chat of the demo: who is in it, what was said, and how everybody has left it. People by nickname. */
export interface DemoChat {
  /** A group's own name; a chat of two has none. */
  name?: string;
  /** The trust whose chat it is; its people are those who are assigned to it. */
  trust?: string;
  /** Who started it, and whom they picked; not of trusts. */
  opener?: string;
  picked?: readonly string[];
  /** What was written, as `script.ts` reads it. */
  script: string;
  /** Who has not read so many of the latest messages of others; everybody else has read everything. */
  unread?: Readonly<Record<string, number>>;
  /** Who is not told of new messages. */
  muted?: readonly string[];
  /** Admins who are there by office and yet want to be told. */
  told?: readonly string[];
  /** Who has closed it for themselves, so many hours after the last message. */
  closed?: { by: string; hoursLater: number };
  /** The admin who has ended it for everyone, so many hours after the last message. */
  ended?: { by: string; hoursLater: number };
}
