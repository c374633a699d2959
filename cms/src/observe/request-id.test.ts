import { expect, it } from 'vitest';
import { newRequestId, requestId, withRequestId } from './request-id';

it('a request has its own id until its last step, and work outside of requests has none', async () => {
  const seen = await Promise.all(
    ['one-request', 'another-one'].map((id) =>
      withRequestId(id, async () => {
        await Promise.resolve();
        return requestId();
      }),
    ),
  );
  expect([...seen, requestId()]).toEqual(['one-request', 'another-one', undefined]);
});

it('ids are short, and no two are alike', () => {
  const ids = Array.from({ length: 1000 }, newRequestId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{10}$/);
});
