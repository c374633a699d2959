import type { ReviewedMember } from '@hearthside/contract/form/review';
import { describe, expect, it } from 'vitest';
import { isReviewed, standingOf, submissionToShow, whatIsMissing } from './queue-forms';

type Form = ReviewedMember['forms'][number];
const form = (id: number, status: Form['status'], more: Partial<Form> = {}): Form => ({
  id,
  title: `Form ${id}`,
  needsReview: true,
  status,
  responseId: status === null ? null : id * 10,
  progress: 0,
  readOnly: false,
  updatedAt: null,
  ...more,
});

describe('the submission that a newcomer is shown with', () => {
  it('is one that waits, otherwise one that was sent back, otherwise one that was approved', () => {
    const [approved, rejected, pending] = [
      form(1, 'approved'),
      form(2, 'rejected'),
      form(3, 'pending'),
    ];
    expect(submissionToShow([approved, rejected, pending])).toBe(30);
    expect(submissionToShow([approved, rejected])).toBe(20);
    expect(submissionToShow([form(4, null), approved])).toBe(10);
  });

  it('is none if they have sent nothing that is reviewed', () => {
    expect(
      submissionToShow([form(1, null), form(2, 'draft'), form(3, 'submitted')]),
    ).toBeUndefined();
    expect(submissionToShow([])).toBeUndefined();
    expect(isReviewed(form(3, 'submitted'))).toBe(false);
    expect(isReviewed(form(3, 'rejected'))).toBe(true);
  });
});

describe('a member’s form', () => {
  it('says how far it is', () => {
    expect(standingOf(form(1, null))).toBe('Not Started');
    expect(standingOf(form(1, 'draft', { progress: 40 }))).toBe('In Progress, 40% answered');
    expect(standingOf(form(1, 'pending'))).toBe('Pending Approval');
  });

  it('is named if it is missing, and otherwise it is said why there is nothing to review', () => {
    const open = [form(1, null), form(2, 'draft', { progress: 40 }), form(3, 'submitted')];
    expect(whatIsMissing(open)).toEqual([
      '“Form 1”: Not Started',
      '“Form 2”: In Progress, 40% answered',
    ]);
    expect(whatIsMissing([])).toEqual([
      expect.stringContaining('No forms are meant for their role'),
    ]);
    expect(whatIsMissing([form(3, 'submitted')])).toEqual([
      expect.stringContaining('needs no review'),
    ]);
  });
});
