import { expect, it, vi } from 'vitest';
import { refuse } from '../../../http/refuse';
import { inOpenChat } from './in-open-chat';

const ended = () => Promise.reject(refuse.conflict('This chat was closed by an admin.'));
const fine = () => Promise.resolve();

it('a message to a chat that has just been ended is written again in the next chat', async () => {
  const take = vi.fn().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const write = vi.fn().mockImplementationOnce(ended).mockImplementation(fine);
  expect(await inOpenChat(take, write)).toBe(2);
  expect(write.mock.calls).toEqual([[1], [2]]);
});

it('a sender gets the refusal if there is another reason, or no next chat', async () => {
  await expect(inOpenChat(() => Promise.resolve(1), ended)).rejects.toThrow(/closed by an admin/);
  const write = vi.fn(() => Promise.reject(refuse.notFound()));
  await expect(inOpenChat(() => Promise.resolve(1), write)).rejects.toThrow();
  expect(write).toHaveBeenCalledTimes(1);
});
