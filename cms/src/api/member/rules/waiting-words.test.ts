import { describe, expect, it } from 'vitest';
import { waitingWords } from './waiting-words';

describe('the waiting room on Home', () => {
  it('says how many wait for what, and leaves out what nobody waits for', () => {
    expect(waitingWords({ requests: 1, unconfirmed: 2, expired: 0, closings: 0 })).toBe(
      '1 asks for a role, 2 have not confirmed their email',
    );
    expect(waitingWords({ requests: 2, unconfirmed: 1, expired: 1, closings: 0 })).toBe(
      '2 ask for a role, 1 has not confirmed their email, 1 invitation has expired',
    );
    expect(waitingWords({ requests: 0, unconfirmed: 0, expired: 3, closings: 0 })).toBe(
      '3 invitations have expired',
    );
    expect(waitingWords({ requests: 0, unconfirmed: 0, expired: 0, closings: 2 })).toBe(
      '2 accounts are closed',
    );
  });
});
