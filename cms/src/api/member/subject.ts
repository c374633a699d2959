import { adminEmail } from '../../auth/admin-email';
import { listIndex, rareIndex } from '../../db/indexes';
import type { Subject } from '../../subject';
import { memberAttention } from './data/member-attention';
import { ensureFirstAdmin } from './data/first-admin';
import { fillMemberColumns } from './data/fill-columns';
import { liftDueSuspensions } from './data/suspensions';
import { sweepTrash } from './data/trash';
import { directoryFinder, usersFinder } from './data/find-members';

const members = (name: string, ...columns: string[]) =>
  listIndex('up_users', `up_users_${name}_idx`, ...columns);

export const member: Subject = {
  name: 'member',
  // The member's own row goes last, after all other subjects (data/trash).
  eraseMember: null,
  dependents: [],
  showsFile: null,
  finders: [usersFinder, directoryFinder],
  attention: memberAttention,
  sweeps: [sweepTrash],
  eachMinute: [
    {
      name: 'endSuspensions',
      what: 'Suspensions that end today',
      task: (strapi) => liftDueSuspensions(strapi),
    },
  ],
  indexes: [
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
    ...['featured_at', 'deleted_at', 'invited_at'].map((column) => rareIndex('up_users', column)),
  ],
  seeded: [(strapi) => ensureFirstAdmin(strapi, adminEmail())],
  upgrade: [fillMemberColumns],
};
