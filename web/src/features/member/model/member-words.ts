import { ROLE_LABELS, type Role } from '@hearthside/contract/access';

/** A role and whether its holder is verified: 'Pet Owner · Verified'. */
export const standing = (person: { role: Role; verified: boolean }) =>
  `${ROLE_LABELS[person.role].one} · ${person.verified ? 'Verified' : 'Unverified'}`;
