import type { Ask } from '../../harness/http';
import { makeMember } from '../../harness/members';
import type { Relation } from '../expectation';

/** A good request for a caller; what it needs in the database is planted on the way. */
export interface Example {
  path?: string;
  ask?: Ask;
}
export type Make = (
  caller: { id: number; role: string },
  relation: Relation,
) => Promise<Example> | Example;

/** The id of nobody and nothing. */
export const NONE = 2_000_000_000;

/** Somebody who is not the caller: the owner of what is asked for, or the caller themselves. */
export const owner = async (caller: { id: number }, relation: Relation) =>
  relation === 'own' && caller.id ? caller : makeMember();

/** The id of the caller, of somebody planted as `plant` says, or of nobody. */
export async function idOf(
  caller: { id: number },
  relation: Relation,
  plant: () => Promise<{ id: number }> = makeMember,
): Promise<number> {
  if (relation === 'none') return NONE;
  return (relation === 'own' && caller.id ? caller : await plant()).id;
}
