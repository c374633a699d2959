const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

type Counts = Record<'requests' | 'unconfirmed' | 'expired' | 'closings', number>;

/** Who is in the waiting room besides newcomers, in words: '1 asks for a role, 2 have not confirmed their email'. */
export const waitingWords = (counts: Counts) =>
  [
    ...counted(counts.requests, 'asks for a role', 'ask for a role'),
    ...counted(
      counts.unconfirmed,
      'has not confirmed their email',
      'have not confirmed their email',
    ),
    ...counted(counts.expired, 'invitation has expired', 'invitations have expired'),
    ...counted(counts.closings, 'account is closed', 'accounts are closed'),
  ].join(', ');
