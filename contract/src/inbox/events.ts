import { z } from 'zod';
import { card } from './cards';

/** What somebody sees of a group who is added to it: everything, or what comes after they were added. */
export const SEES = ['all', 'from-now'] as const;
export type Sees = (typeof SEES)[number];

/** People whom an event is about, with their names as they are now. */
const about = { memberIds: z.array(z.number()), names: z.array(z.string()) };

/** What happened in a chat. The sender of its message is who did it. */
export const chatEvent = z.discriminatedUnion('type', [
  /** Null if its name was taken away: it is called by its people again. */
  z.object({ type: z.literal('renamed'), name: z.string().nullable() }),
  z.object({ type: z.literal('pictured'), removed: z.boolean() }),
  z.object({ type: z.literal('added'), ...about, sees: z.enum(SEES) }),
  z.object({ type: z.literal('removed'), ...about }),
  z.object({ type: z.literal('left') }),
  /** Something of the record or the care of the chat's pet, as it is now. */
  z.object({ type: z.literal('card'), card }),
]);
export type ChatEvent = z.output<typeof chatEvent>;

/** Stands for somebody who was erased. */
export const FORMER_MEMBER = 'Former member';
