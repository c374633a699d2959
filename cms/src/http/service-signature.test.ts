import type { Context } from 'koa';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endpointFor } from './endpoint-index';
import { checkServiceSignature } from './service-signature';

const { call } = endpointFor('POST', '/api/webhooks/givebutter');
const { call: other } = endpointFor('GET', '/api/health');

const check = (signature: string, secret: string, called = call) => {
  vi.stubEnv('GIVEBUTTER_WEBHOOK_SECRET', secret);
  if (!called) throw new Error('No such endpoint');
  return () => checkServiceSignature({ get: () => signature } as unknown as Context, called);
};
const REFUSED = expect.objectContaining({ status: 401 });

describe('the signature of news', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is the secret itself', () => {
    expect(check('s3cret', 's3cret')).not.toThrow();
  });

  it.each(['', 's3cre', 's3cret!', 'S3CRET', ' s3cret', 's3cret, s3cret', '\ud800'])(
    'is not %j',
    (signature) => expect(check(signature, 's3cret')).toThrow(REFUSED),
  );

  it('is never right where no secret is set', () => {
    expect(check('', '')).toThrow(REFUSED);
    expect(check(' ', ' ')).toThrow(REFUSED);
  });

  it('is asked for nowhere else', () => {
    expect(check('', '', other)).not.toThrow();
  });
});
