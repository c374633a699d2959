import { listIndex, rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { membershipAttention } from './data/membership-attention';
import { sweepTrash } from './data/membership-trash';
import { remindDue } from './data/reminding';
import { fillMembershipWords } from './data/fill-words';
import { watchMemberNames } from './data/watch-member-names';
import * as membershipDependents from './data/membership-dependents';
import { planRules } from './panel/plan-panel-rules';
import { membershipFinder } from './data/find-memberships';

/** An index for one sort order of the list of memberships, with everything by which it is filtered and counted. */
const order = (column: string) => {
  const columns = new Set([column, 'id', 'next_deadline', 'member_id', 'deleted_at']);
  return `create index if not exists portal_memberships_${column}_idx on portal_memberships (${[...columns].join()}) where deleted_at is null`;
};

export const membership: Subject = {
  name: 'membership',
  finders: [membershipFinder],
  eraseMember: (strapi, { id }) => membershipDependents.eraseMember(strapi, id),
  ownData: {
    tables: [
      {
        title: 'Membership',
        table: 'portal_memberships',
        column: 'member_id',
        without: ['name_key', 'search_key', 'changed_by', 'changed_by_id', 'deleted_by'],
      },
      {
        title: 'Membership: what happened',
        table: 'portal_membership_events',
        ...{
          column: 'membership_id',
          through: { table: 'portal_memberships', column: 'member_id' },
        },
        without: ['by'],
      },
    ],
    except: {},
  },
  dependents: [membershipDependents.belongings],
  showsFile: null,
  attention: membershipAttention,
  sweeps: [sweepTrash],
  eachMinute: [
    {
      name: 'membershipReminders',
      what: 'Membership reminders',
      task: (strapi) => remindDue(strapi),
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
  documents: [planRules],
  boot: [watchMemberNames],
};
