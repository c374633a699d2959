import { listIndex, rareIndex } from '../../db/indexes';
import { services } from '../../services';
import type { Subject } from '../../subject';
import { fillMembershipWords } from './domain/fill-words';
import { followMembers } from './domain/follow-members';
import { membershipDependents } from './domain/membership-dependents';
import { watchPlans } from './domain/plan-panel-rules';

/** An order of the list of memberships, with all that it is narrowed and counted by. */
const order = (column: string) => {
  const columns = new Set([column, 'id', 'next_deadline', 'member_id', 'deleted_at']);
  return `create index if not exists portal_memberships_${column}_idx on portal_memberships (${[...columns].join()}) where deleted_at is null`;
};

export const membership: Subject = {
  name: 'membership',
  eraseMember: (strapi, { id }) => membershipDependents(strapi).eraseMember(id),
  dependents: [(strapi, memberId) => membershipDependents(strapi).belongings(memberId)],
  showsFile: null,
  sweeps: [(strapi) => services(strapi).membership.sweepTrash()],
  eachMinute: [
    {
      name: 'membershipReminders',
      what: 'Reminders of memberships',
      task: (strapi) => services(strapi).membership.remindDue(),
    },
  ],
  indexes: [
    listIndex('portal_membership_events', 'portal_membership_events_idx', 'membership_id'),
    rareIndex('portal_memberships', 'deleted_at'),
    // The day of the next reminder.
    rareIndex('portal_memberships', 'next_reminder'),
    ...['name_key', 'created_at', 'amount', 'next_deadline'].map(order),
  ],
  search: { name: 'membership', fill: fillMembershipWords },
  register: watchPlans,
  boot: [followMembers],
};
