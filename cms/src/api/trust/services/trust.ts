import type { Core } from '@strapi/strapi';
import { fold } from '../../member/domain/fold';

const UID = 'api::trust.trust';
const ASSIGNMENT_UID = 'api::trust.assignment';

/** Pet trusts and the people assigned to them. */
const trustService = ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Adds a trust; a taken name fails with the database's unique error. */
  create: (name: string): Promise<{ id: number }> =>
    strapi.db.query(UID).create({ data: { name: name.trim(), nameKey: fold(name) } }),

  assign: (trustId: number, memberId: number) =>
    strapi.db.query(ASSIGNMENT_UID).create({ data: { trust: trustId, member: memberId } }),
});

export default trustService;
export type TrustService = ReturnType<typeof trustService>;
