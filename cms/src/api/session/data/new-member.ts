import type { Core } from '@strapi/strapi';
import type { Role } from '@hearthside/contract/access';
import { MEMBER_UID } from '../../../auth/member-uid';
import { roleIdOf } from '../../../auth/roles';
import { memberKeys } from '../../../text/member-keys';
import { AddressReserved } from './accounts';
import { isReserved } from './mail-token';

interface NewMember {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  passwordHash: string;
  role: Role;
  confirmed: boolean;
  /** For invited members, and for the first admin, whom nobody could verify. */
  verified?: boolean;
  invitedAt?: Date;
}

/** Adds a member. A taken email address fails with the database's unique error, a reserved one with AddressReserved. */
export async function createMember(
  strapi: Core.Strapi,
  { passwordHash, role, verified = false, ...person }: NewMember,
): Promise<{ id: number }> {
  const data = {
    ...person,
    ...memberKeys({ ...person, showEmail: true, showCity: true }),
    username: person.email,
    provider: 'local',
    password: passwordHash,
    role: roleIdOf(role),
    blocked: false,
    verified,
    ...(verified && { verifiedAt: new Date() }),
  };
  if (await isReserved(strapi, person.email)) throw new AddressReserved();
  return strapi.db.query(MEMBER_UID).create({ data });
}
