import { Refusal } from '../../../http/refuse';

/**
 * Writes in a chat that is taken or made; answers its id. Where an admin ends it at that very moment, the message
 * goes to the one that comes after it: its sender has not seen that there was another.
 */
export async function inOpenChat(
  take: () => Promise<number>,
  write: (chatId: number) => Promise<unknown>,
): Promise<number> {
  const first = await take();
  try {
    await write(first);
    return first;
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 409)) throw error;
    const next = await take();
    if (next === first) throw error;
    await write(next);
    return next;
  }
}
