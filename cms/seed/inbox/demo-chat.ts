import { z } from 'zod';
import { trustName } from '../happenings';
import { memberName } from '../people';
import { readScript } from './script';

/** Any day will do to see whether a script can be read. */
const SOME_NOON = Date.UTC(2026, 10, 21, 12);

const script = z.string().superRefine((text, ctx) => {
  try {
    for (const { who } of readScript(text, SOME_NOON)) {
      const { error } = memberName.safeParse(who);
      for (const { message } of error?.issues ?? []) ctx.addIssue({ code: 'custom', message });
    }
  } catch (error) {
    ctx.addIssue({ code: 'custom', message: (error as Error).message });
  }
});
const left = z.strictObject({ by: memberName, hoursLater: z.number() });

/** A chat of the demo: who is in it, what was said, and how everybody has left it. People by nickname. */
export const demoChatSchema = z.strictObject({
  /** A group's own name; a chat of two has none. */
  name: z.string().optional(),
  /** The trust whose chat it is; its people are those who are assigned to it. */
  trust: trustName.optional(),
  /** Who started it, and whom they picked; not of trusts. */
  opener: memberName.optional(),
  picked: z.array(memberName).optional(),
  /** Who has not read so many of the latest messages of others; everybody else has read everything. */
  unread: z.record(memberName, z.int()).optional(),
  /** Who is not told of new messages. */
  muted: z.array(memberName).optional(),
  /** Admins who are there by office and yet want to be told. */
  told: z.array(memberName).optional(),
  /** Who has closed it for themselves, so many hours after the last message. */
  closed: left.optional(),
  /** The admin who has ended it for everyone, so many hours after the last message. */
  ended: left.optional(),
  /** What was written, as `script.ts` reads it. */
  script,
});
export type DemoChat = z.infer<typeof demoChatSchema>;
