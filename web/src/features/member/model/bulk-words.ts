import { ROLE_LABELS, type Role } from '@hearthside/contract/access';
import type { BulkAction, BulkTask } from '@hearthside/contract/member/bulk';
import { users } from './user-words';

/** What somebody can do with many users. */
export type BulkChoice = Exclude<BulkAction, 'unassign'>;

/** The question or heading before a task begins. */
export const bulkTitle = (action: BulkChoice, count: number) =>
  ({
    verify: `Verify ${users(count)}?`,
    unverify: `Remove verification of ${users(count)}?`,
    role: `Change the role of ${users(count)}`,
    assign: `Assign ${users(count)} to a trust`,
    archive: `Archive ${users(count)}?`,
    unarchive: `Restore ${users(count)}?`,
    message: `Message ${users(count)}`,
  })[action];

/** What a task has done, in words: '300 users verified'. */
export function bulkDone({ action, done, about }: Pick<BulkTask, 'action' | 'done' | 'about'>) {
  const whom = users(done);
  return {
    verify: `${whom} verified`,
    unverify: `${whom} unverified`,
    role: about ? `${whom} made ${about}` : `${whom} given their earlier role`,
    assign: `${whom} assigned to ${about}`,
    unassign: `${whom} removed from ${about}`,
    archive: `${whom} archived`,
    unarchive: `${whom} restored`,
    message: `${whom} messaged`,
  }[action];
}

/** Who needed nothing, in words; empty if there is nobody. */
export function bulkUnchanged({ action, unchanged }: Pick<BulkTask, 'action' | 'unchanged'>) {
  if (unchanged === 0) return '';
  const are = unchanged === 1 ? '1 user was' : `${unchanged} users were`;
  return {
    verify: `${are} already verified.`,
    unverify: `${are} already unverified.`,
    role: `${are} already in this role.`,
    assign: `${are} already in this trust.`,
    unassign: `${are} no longer in this trust.`,
    archive: `${are} already archived.`,
    unarchive: `${are} no longer archived.`,
    message: '',
  }[action];
}

/** What a task has not done, in words; empty if it has done everything. */
export function bulkLeft({ state, refused }: Pick<BulkTask, 'state' | 'refused'>) {
  if (state === 'stopped') return 'It stopped because you no longer have permission to do this.';
  return refused > 0 ? `${users(refused)} not done. See Tasks for the reason.` : '';
}

/** How far a task is, in percent. */
export const bulkPercent = ({ total, done, unchanged, refused }: BulkTask) =>
  total === 0 ? 100 : ((done + unchanged + refused) / total) * 100;

/** The heading of a task that is running or has ended. */
export const bulkName = ({ action, total, about, isUndo }: BulkTask) => {
  const whom = users(total);
  const words = {
    verify: `Verify ${whom}`,
    unverify: `Remove verification of ${whom}`,
    role: about ? `Make ${whom} ${about}` : `Give ${whom} their earlier role`,
    assign: `Assign ${whom} to ${about}`,
    unassign: `Remove ${whom} from ${about}`,
    archive: `Archive ${whom}`,
    unarchive: `Restore ${whom}`,
    message: `Message ${whom}`,
  }[action];
  return isUndo ? `Undo: ${words}` : words;
};

export const roleOptions = (roles: readonly Role[]) =>
  roles.map((value) => ({ value, label: ROLE_LABELS[value].one }));
