import { ROLES, type Role } from '@hearthside/contract/access';
import { readTable } from '../harness/csv';

const rows = readTable(new URL('expected-permissions.csv', import.meta.url));
const isPermission = ({ permission = '' }: Record<string, string>) => !permission.startsWith('as:');

/** All rows of the hand-written table of roles. */
export const roleRows = rows;
/** Its rows about permissions, without those about what else a role is. */
export const permissionRows = rows.filter(isPermission);

function cellOf(permission: string, column: string): string {
  const cell = rows.find((one) => one.permission === permission)?.[column] ?? '';
  if (!/^([yn]|\d+)$/.test(cell)) throw new Error(`No cell for ${permission} × ${column}`);
  return cell;
}

/** The cell of the hand-written table. @throws if there is none. */
export const mayByTable = (permission: string, role: string, verified: boolean): boolean =>
  cellOf(permission, verified ? role : 'unverified') !== 'n';

/**
 * The roles whose verified members have a permission, or are what a row of `as` says, by the hand-written table; in
 * the order of their numbers, if they have any.
 */
export function rolesWith(permission: string): Role[] {
  const roles = ROLES.filter((role) => mayByTable(permission, role, true));
  const place = (role: Role) => Number(cellOf(permission, role)) || 0;
  return roles.sort((one, other) => place(one) - place(other));
}
