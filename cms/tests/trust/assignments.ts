import { db, insert } from '../harness/database';

/** Plants an assignment. */
export const plantAssignment = (trust_id: number, member_id: number) =>
  insert('trust_assignments', { trust_id, member_id });

/** Who is assigned to a trust, from the table itself. */
export const assignedTo = (trust_id: number): Promise<number[]> =>
  db('trust_assignments').where({ trust_id }).orderBy('member_id').pluck('member_id');
