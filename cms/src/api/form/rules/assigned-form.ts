import type { z } from 'zod';
import type { FormDefinition, ResponseStatus } from '@hearthside/contract/form/fields';
import { answeredShare, fittedAnswers } from '@hearthside/contract/form/answers';
import type { assignedForm } from '@hearthside/contract/form/fill';
import { isFor, seenBy, withoutLists, type FormViewer } from '@hearthside/contract/form/visibility';
import type { FormRow, ResponseRow } from '../data/form-row';

/** The parts of a form from which its members' view is made. */
export type PublishedForm = Pick<FormRow, 'id' | 'version' | 'definition'>;

/** A response in which its member may still write: started, or sent back. */
export const isOpen = (row: Pick<ResponseRow, 'standing'> | undefined): boolean =>
  !row || row.standing === 'draft' || row.standing === 'rejected';

/** A response that was sent, whatever happened to it. */
export const isSent = (row: ResponseRow | undefined): row is ResponseRow =>
  row !== undefined && row.standing !== 'draft';

/**
 * A published form as this member fills it out, without the lists of who else sees what; undefined if it, or
 * everything in it, is not meant for them.
 */
export function formFor(form: PublishedForm, viewer: FormViewer): FormDefinition | undefined {
  const { definition, version } = form;
  if (!definition || version === 0 || !isFor(definition, viewer.role)) return undefined;
  const seen = seenBy(definition, viewer);
  return seen.sections.length === 0 ? undefined : withoutLists(seen);
}

/** When it was last written: saved or sent. */
function writtenAt({ savedAt, submittedAt }: ResponseRow): string | null {
  const moments = [savedAt, submittedAt].flatMap((moment) =>
    moment === null ? [] : [new Date(moment).getTime()],
  );
  return moments.length === 0 ? null : new Date(Math.max(...moments)).toISOString();
}

/** One of a member's own forms. */
export interface OwnForm {
  /** As they see it. If it is no longer meant for them, as it was when they sent it. */
  about: FormDefinition;
  row: ResponseRow | undefined;
  /** It is no longer meant for them, and what they have sent can only be read. */
  readOnly: boolean;
}

function progressOf({ about, row, readOnly }: OwnForm): number {
  if (!row) return 0;
  if (readOnly || !isOpen(row)) return 100;
  return answeredShare(about, fittedAnswers(about, row.answers ?? {}));
}

/** A form in its member's list. */
export function assignedFormIn(id: number, own: OwnForm): z.input<typeof assignedForm> {
  const { about, row, readOnly } = own;
  return {
    id,
    title: about.title,
    description: about.description,
    needsReview: about.needsReview,
    status: row?.standing ?? null,
    submitted: isSent(row),
    responseId: row?.id ?? null,
    reviewMessage: row?.standing === 'rejected' ? (row.reviewMessage ?? '') : '',
    progress: progressOf(own),
    readOnly,
    updatedAt: row ? writtenAt(row) : null,
  };
}

/** What a member has to do comes first: what was sent back, what they have started, what is new. */
const FIRST: readonly (ResponseStatus | null)[] = [
  ...(['rejected', 'draft', null, 'pending', 'submitted', 'approved'] as const),
];
type Listed = z.input<typeof assignedForm>;

const placeOf = ({ status, readOnly }: Listed) => (readOnly ? FIRST.length : FIRST.indexOf(status));

/** The order of a member's list: by what has to be done, then newest form first. */
export const byWhatIsToDo = (one: Listed, other: Listed): number =>
  placeOf(one) - placeOf(other) || other.id - one.id;
