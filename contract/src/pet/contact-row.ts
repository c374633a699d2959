// Without a schema: the emergency sheet reads rows, and checks nothing.

/** The fields of a row that its rules need. */
export interface ContactRow {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  address: string;
  userId?: number | null;
}

/** Whether nothing is filled in. Such a row is dropped on save. */
export const isEmptyRow = (row: ContactRow) =>
  !row.firstName && !row.lastName && !row.phoneNumber && !row.address && !row.userId;

export type ContactPart = 'name' | 'phoneNumber' | 'address';

/** Which parts of a partly filled row of the care team are missing (part 1 §5.5). */
export function missingParts(row: ContactRow): ContactPart[] {
  if (isEmptyRow(row)) return [];
  const missing: ContactPart[] = [];
  if (!row.firstName && !row.lastName) missing.push('name');
  if (!row.phoneNumber) missing.push('phoneNumber');
  if (!row.address) missing.push('address');
  return missing;
}

/** "Ana Maria Lopez" becomes Ana, and Maria Lopez (part 1 §3). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, firstName = '', lastName = ''] = /^(\S*)\s*([\s\S]*)$/.exec(name.trim()) ?? [];
  return { firstName, lastName };
}
