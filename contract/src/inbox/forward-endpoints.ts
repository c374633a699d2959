import { z } from 'zod';
import { boundedArray } from '../bounded-array';
import { endpoint } from '../endpoint';
import { id } from '../list';
import { FORWARD_MAX, FORWARD_TEXTS } from './forward-fields';
import { messageContent } from './message-content';
import { message } from './shapes';

/** A chat to which a message is forwarded. */
const target = z.strictObject({
  chatId: id,
  /** Chosen by the sender's device, as for a message that is written: asked for again, it is there once. */
  clientId: z.uuid(),
  /** The same for the comment that goes before it. */
  commentClientId: z.uuid(),
});

/** What became of a message in one of the chosen chats. */
const forwarded = z.object({
  chatId: z.number(),
  /** The new message. Null if there is none. */
  message: message.nullable(),
  /** The comment that went before it. Null if there is none. */
  comment: message.nullable(),
  /** Why there is none, for people. */
  problem: z.string().nullable(),
});
export type Forwarded = z.output<typeof forwarded>;

export const forwardEndpoints = {
  forward: endpoint({
    method: 'POST',
    path: '/inbox/chats/:chatId/messages/:messageId/forward',
    access: 'member',
    summary:
      'Forward a message to your other chats, after an optional comment; returns the result for each',
    params: z.strictObject({ chatId: id, messageId: id }),
    body: z.strictObject({
      to: boundedArray(target, FORWARD_MAX, FORWARD_TEXTS.tooMany)
        .min(1, FORWARD_TEXTS.noChat)
        .refine(
          (to) => new Set(to.map(({ chatId }) => chatId)).size === to.length,
          FORWARD_TEXTS.twice,
        ),
      comment: messageContent.default(''),
    }),
    /** In the order of the chosen chats. */
    answer: z.object({ results: z.array(forwarded) }),
  }),
};
