import { Refusal } from '../../../http/refuse';

/**
 * Writes in an existing or new chat and returns its id. If an admin ends the chat at that very moment, the message
 * goes to the next one, because its sender could not know.
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
