import { adminEmail } from '../../auth/admin-email';
import { listIndex, rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { memberAttention } from './data/member-attention';
import { resumeTasks, sweepTasks } from './data/bulk-running';
import { ensureFirstAdmin } from './data/first-admin';
import { fillMemberColumns } from './data/fill-columns';
import { clearRoleRequest } from './data/role-requests';
import { liftDueSuspensions } from './data/suspensions';
import { sweepTrash } from './data/trash';
import { comeBack, eraseRequests, mayComeBack } from './own-data/closing';
import { makeCopies, showsCopy, sweepCopies } from './own-data/copies';
import { directoryFinder, usersFinder } from './data/find-members';

/** The copy that a server works on next. */
const COPIES =
  "create index if not exists portal_data_requests_waiting_idx on portal_data_requests (id) where state in ('waiting', 'working')";

const members = (name: string, ...columns: string[]) =>
  listIndex('up_users', `up_users_${name}_idx`, ...columns);

export const member: Subject = {
  name: 'member',
  // The member's own row goes last, after all other subjects (data/trash).
  async eraseMember(strapi, { id }) {
    await eraseRequests(strapi, id);
    await clearRoleRequest(strapi, id);
  },
  comeBack,
  mayComeBack,
  ownData: {
    tables: [
      {
        title: 'Your profile',
        table: 'up_users',
        column: 'id',
        without: [
          'password',
          'reset_password_token',
          'confirmation_token',
          'provider',
          'device_seed',
          'username',
          'name_key',
          'search_key',
          'directory_key',
          'directory_email',
          'city_key',
          'state_key',
          'latitude',
          'longitude',
          // Notes of the office.
          'suspended_reason',
          'suspended_by',
          'archived_from',
          'archived_reason',
          'archived_by',
        ],
      },
      {
        title: 'Your requests to the office',
        table: 'portal_data_requests',
        column: 'member_id',
        without: ['holder', 'lease_until', 'tries'],
      },
      {
        title: 'Your request for another role',
        table: 'portal_role_requests',
        column: 'member_id',
      },
      {
        title: 'Your saved filters',
        table: 'member_saved_filters',
        column: 'member_id',
        without: ['name_key'],
      },
      {
        title: 'Your bulk changes to users',
        table: 'member_bulk_tasks',
        column: 'by_id',
        without: ['holder', 'lease_until'],
      },
    ],
    except: {},
  },
  dependents: [],
  showsFile: showsCopy,
  finders: [usersFinder, directoryFinder],
  attention: memberAttention,
  sweeps: [sweepTrash, sweepCopies, sweepTasks],
  eachMinute: [
    {
      name: 'endSuspensions',
      what: 'End of suspensions',
      task: (strapi) => liftDueSuspensions(strapi),
    },
    { name: 'ownData', what: 'Members’ data downloads', task: makeCopies },
    { name: 'bulkTasks', what: 'Bulk tasks of a stopped server', task: resumeTasks },
  ],
  indexes: [
    COPIES,
    // One for each way a list is requested: members of all roles, of one role, and (directory) verified ones of it.
    members('name', 'name_key'),
    members('email', 'email'),
    members('created', 'created_at'),
    ...['name_key', 'email', 'created_at'].flatMap((column) => [
      members(`role_${column}`, 'role_id', column),
      members(`verified_role_${column}`, 'verified', 'role_id', column),
    ]),
    members('role_directory_email', 'role_id', 'directory_email'),
    members('verified_role_directory_email', 'verified', 'role_id', 'directory_email'),
    members('city', 'city_key', 'state_key'),
    members('state', 'state_key'),
    members('place', 'latitude', 'longitude'),
    ...['featured_at', 'deleted_at', 'invited_at', 'archived_at'].map((column) =>
      rareIndex('up_users', column),
    ),
  ],
  containedText: [
    {
      table: 'up_users',
      name: 'up_users_searched_idx',
      orderedBy: 'name_key',
      searched: ['search_key'],
      beside: ['confirmed', 'deleted_at', 'blocked', 'archived_at', 'role_id', 'verified'],
    },
    {
      table: 'up_users',
      name: 'up_users_directory_searched_idx',
      orderedBy: 'name_key',
      searched: ['directory_key'],
      beside: ['confirmed', 'deleted_at', 'blocked', 'role_id', 'featured_at', 'verified'],
    },
    // A tab of the directory.
    {
      table: 'up_users',
      name: 'up_users_verified_role_searched_idx',
      within: ['verified', 'role_id'],
      orderedBy: 'name_key',
      searched: ['directory_key'],
      beside: ['confirmed', 'deleted_at', 'blocked'],
    },
  ],
  seeded: [(strapi) => ensureFirstAdmin(strapi, adminEmail())],
  upgrade: [fillMemberColumns],
};
