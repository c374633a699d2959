import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { bulkSelection } from '@hearthside/contract/member/bulk';
import type { Member } from '../../../auth/member-cache';
import { asUsers } from './listed-members';
import { memberIds } from './member-page';

export type Selection = z.output<typeof bulkSelection>;

/**
 * Whom an admin has selected among Users, by name: all, or the first `limit` of them. Never themselves, as their own
 * row can't be selected.
 */
export async function selectedMembers(
  strapi: Core.Strapi,
  admin: Pick<Member, 'id'>,
  selection: Selection,
  limit?: number,
): Promise<number[]> {
  const asked =
    'ids' in selection
      ? { search: '', sort: 'name_asc' as const, ids: selection.ids }
      : {
          ...asUsers({ ...selection.filter, sort: 'name_asc' as const }),
          except: selection.except,
        };
  const ids = await memberIds(strapi, asked, limit);
  return ids.filter((id) => id !== admin.id);
}
