/** What the search over the whole portal finds of memberships. */
import { MEMBERSHIP_STATUSES } from '@hearthside/contract/membership/fields';
import { membershipPages } from '@hearthside/contract/membership/pages';
import { shownDay } from '@hearthside/contract/shown-date';
import type { Finder } from '../../../subject';
import { nameIn } from '../../../text/member-name';
import { list } from './membership-list';

export const membershipFinder: Finder = {
  section: 'admin_memberships',
  async find(strapi, _member, typed, limit) {
    const asked = { search: typed, page: 1, limit };
    const order = { sortBy: 'name', sortOrder: 'asc' } as const;
    const { memberships } = await list(strapi, { ...asked, ...order });
    return memberships.map(({ id, ownerFirstName, ownerLastName, status, nextDeadline }) => ({
      title: nameIn({ firstName: ownerFirstName, lastName: ownerLastName }),
      line: `${MEMBERSHIP_STATUSES[status]} · next deadline ${shownDay(nextDeadline)}`,
      path: membershipPages.detail(id),
    }));
  },
};
