import type { ResponseRow } from '../data/form-row';
import { answeringOf } from './answering';

type Unsent = Pick<
  ResponseRow,
  'answers' | 'answering' | 'version' | 'step' | 'savedAt' | 'revision'
>;

/**
 * The columns of a response that was sent back and deleted, with what its member has begun since: the newer answer to
 * each question. They answer the earlier version of both, so that whatever changed since is looked at again.
 */
export function withBegun(deleted: Unsent, begun: Unsent): Omit<Unsent, 'version'> {
  const before = answeringOf(deleted, deleted.version);
  const since = answeringOf(begun, begun.version);
  return {
    answers: { ...deleted.answers, ...begun.answers },
    answering: {
      version: Math.min(before.version, since.version),
      reread: [...new Set([...before.reread, ...since.reread])],
    },
    step: begun.step,
    savedAt: begun.savedAt,
    // Unlike that of either, so that a tab with one of them learns of the other.
    revision: Math.max(deleted.revision, begun.revision) + 1,
  };
}
