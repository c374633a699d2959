import type { Context } from 'koa';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { donation } from '../subject';

const check = (signature: string, secret: string, endpoint = 'webhook') => {
  vi.stubEnv('GIVEBUTTER_WEBHOOK_SECRET', secret);
  return () => donation.checkCaller?.({ get: () => signature } as unknown as Context, endpoint);
};
const REFUSED = expect.objectContaining({ status: 401 });

describe('the signature of a webhook event', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is the secret itself', () => {
    expect(check('s3cret', 's3cret')).not.toThrow();
  });

  it.each(['', 's3cre', 's3cret!', 'S3CRET', ' s3cret', 's3cret, s3cret', '\ud800'])(
    'is not %j',
    (signature) => expect(check(signature, 's3cret')).toThrow(REFUSED),
  );

  it('is never right if no secret is set', () => {
    expect(check('', '')).toThrow(REFUSED);
    expect(check(' ', ' ')).toThrow(REFUSED);
  });

  it('is required nowhere else', () => {
    expect(check('', '', 'list')).not.toThrow();
  });
});
