import { describe, expect, it } from 'vitest';
import { waitingWords } from './waiting-words';

describe('the waiting room on Home', () => {
  it('says how many wait for what, and leaves out what nobody waits for', () => {
    expect(waitingWords({ requests: 1, unconfirmed: 2, expired: 0 })).toBe(
      '1 asks for a role, 2 have not confirmed the mail',
    );
    expect(waitingWords({ requests: 2, unconfirmed: 1, expired: 1 })).toBe(
      '2 ask for a role, 1 has not confirmed their email, 1 invitation has expired',
    );
    expect(waitingWords({ requests: 0, unconfirmed: 0, expired: 3 })).toBe(
      '3 invitations have expired',
    );
  });
});
