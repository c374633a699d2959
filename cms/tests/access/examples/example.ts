import type { Ask } from '../../harness/http';
import { makeMember } from '../../harness/members';
import type { Relation } from '../expectation';

/** A valid request for a caller. What it needs in the database is planted along the way. */
export interface Example {
  path?: string;
  ask?: Ask;
}
export type Make = (
  caller: { id: number; role: string },
  relation: Relation,
) => Promise<Example> | Example;

/** An id that nothing has. */
export const NONE = 2_000_000_000;

/** A member other than the caller, as the owner of what is requested, or the caller themselves. */
export const owner = async (caller: { id: number }, relation: Relation) =>
  relation === 'own' && caller.id ? caller : makeMember();

/** The id of the caller, of a member planted with `plant`, or of nobody. */
export async function idOf(
  caller: { id: number },
  relation: Relation,
  plant: () => Promise<{ id: number }> = makeMember,
): Promise<number> {
  if (relation === 'none') return NONE;
  return (relation === 'own' && caller.id ? caller : await plant()).id;
}
