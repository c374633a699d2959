import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { reviewedMember as reviewedMemberAnswer } from '@hearthside/contract/form/review';
import { joinedRowOf } from '../../../auth/member-access';
import { roleIn, toUserListItem } from '../../../auth/member-row';
import * as petService from '../../pet/services/pet';
import { assigned } from '../data/assigned-forms';

/**
 * A member for the review queue: who they are, their pets, and how far they are with their forms. Somebody who has not
 * joined or is in the trash is answered with a 404.
 */
export async function reviewedMember(
  strapi: Core.Strapi,
  id: number,
): Promise<z.input<typeof reviewedMemberAnswer>> {
  const row = await joinedRowOf(strapi, id);
  const [pets, { forms }] = await Promise.all([
    petService.ownedBy(strapi, id),
    assigned(strapi, { id, role: roleIn(row) }),
  ]);
  return { user: toUserListItem(row).user, pets, forms };
}
