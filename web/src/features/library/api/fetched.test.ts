import { expect, it } from 'vitest';
import { ApiError, ServerUnavailableError } from '@/lib/api/api-error';
import { fetched } from './fetched';

const saidOf = (error: Error) =>
  fetched(Promise.reject(error)).catch(({ message }: Error) => message);

it('a failed fetch shows the status if there is no other message', async () => {
  expect(await saidOf(new ApiError(418, 'Something went wrong.', {}, false))).toBe(
    'HTTP error! status: 418',
  );
  expect(await saidOf(new ApiError(404, 'Not here.'))).toBe('Not here.');
  const away = new ServerUnavailableError();
  expect(await saidOf(away)).toBe(away.message);
});
