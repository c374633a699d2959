import { beforeAll, describe, expect, it } from 'vitest';
import { plantForm, plantResponse, type TestForm } from '../harness/forms';
import { get } from '../harness/http';
import { makeMember, signedIn, unique, type TestMember } from '../harness/members';

const admin = await signedIn({ role: 'admin' });
const word = unique('Quokka');
const page = async (query: Record<string, string | number | boolean>) =>
  (await get('/admin/form-submissions', { token: admin.token, query })).body;
const found = async (query: Record<string, string | number | boolean> = {}) => {
  const { submissions, pagination } = await page({ search: word, ...query });
  return { ids: submissions.map(({ id }: { id: number }) => id) as number[], pagination };
};

let form: TestForm;
let other: TestForm;
let zoe: TestMember;
/** By day of May 2026, the latest first. */
let ids: Record<'pending' | 'approved' | 'rejected' | 'resubmitted' | 'ofOther', number>;

beforeAll(async () => {
  form = await plantForm({ title: `Int\u00e4ke ${word}`, description: 'Animals at home' });
  other = await plantForm({ title: unique('Other ') });
  zoe = await makeMember({ firstName: 'Zo\u00eb', lastName: word, verified: false });
  const at = (day: number) => new Date(Date.UTC(2026, 4, day));
  const person = (verified: boolean) => makeMember({ verified });
  ids = {
    pending: await plantResponse(form, await person(true), { submittedAt: at(5) }),
    approved: await plantResponse(form, await person(false), {
      status: 'approved',
      submittedAt: at(4),
    }),
    rejected: await plantResponse(form, await person(true), {
      status: 'rejected',
      submittedAt: at(3),
    }),
    resubmitted: await plantResponse(form, await person(true), {
      submittedAt: at(2),
      columns: { rejected: JSON.stringify({ message: '', at: '', version: 1, answers: {} }) },
    }),
    ofOther: await plantResponse(other, zoe, { submittedAt: at(1) }),
  };
  // None of these is one.
  await plantResponse(form, await person(true), { status: 'draft' });
  await plantResponse(form, await person(true), { status: 'submitted' });
  await plantResponse(form, await person(true), { columns: { deleted_at: at(6), seat: null } });
  await plantResponse(form, await makeMember({ columns: { deleted_at: at(6) } }));
  await plantResponse(await plantForm({ title: word }, { deleted_at: at(6) }), await person(true));
  await plantResponse(form, null, { status: 'approved' });
});

describe('the submissions', () => {
  it('are what was sent for review, the latest first', async () => {
    const { ids: all, pagination } = await found();
    expect(all).toEqual(Object.values(ids));
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, total: 5 });
  });

  it('show who sent which form when, and their status', async () => {
    const { submissions } = await page({ search: zoe.email });
    expect(submissions).toEqual([
      {
        id: ids.ofOther,
        formId: other.id,
        formTitle: other.title,
        formDescription: '',
        userId: zoe.id,
        userFirstName: 'Zo\u00eb',
        userLastName: word,
        userEmail: zoe.email,
        submittedAt: '2026-05-01T00:00:00.000Z',
        status: 'pending',
        userVerified: false,
        resubmitted: false,
        canResend: true,
        revision: expect.any(String),
      },
    ]);
    const { submissions: all } = await page({ search: `int\u00e4ke ${word}` });
    const marked = (all as { resubmitted: boolean }[]).map(({ resubmitted }) => resubmitted);
    expect(marked).toEqual([false, false, false, true]);
  });

  it('are found by user or form, whatever the case and accents', async () => {
    const other_ = [ids.ofOther];
    expect((await found({ search: `ZOE ${word}` })).ids).toEqual(other_);
    expect((await found({ search: other.title.toUpperCase() })).ids).toEqual(other_);
    expect((await found({ search: `intake ${word}` })).ids).toHaveLength(4);
    expect((await found({ search: `${word}%` })).ids).toEqual([]);
    expect((await found({ search: '_' + word.slice(1) })).ids).toEqual([]);
  });

  it('are narrowed by status and by verification', async () => {
    expect((await found({ status: 'pending' })).ids).toEqual([
      ids.pending,
      ids.resubmitted,
      ids.ofOther,
    ]);
    expect((await found({ status: 'approved' })).ids).toEqual([ids.approved]);
    expect((await found({ status: 'rejected' })).ids).toEqual([ids.rejected]);
    expect((await found({ verified: false })).ids).toEqual([ids.approved, ids.ofOther]);
    expect((await found({ verified: false, status: 'pending' })).ids).toEqual([ids.ofOther]);
    const { pagination } = await found({ verified: true });
    expect(pagination.total).toBe(3);
  });

  it('come a page at a time', async () => {
    const all = Object.values(ids);
    expect(await found({ limit: 2, page: 2 })).toEqual({
      ids: all.slice(2, 4),
      pagination: { currentPage: 2, totalPages: 3, total: 5 },
    });
    expect((await found({ limit: 2, page: 9 })).ids).toEqual([]);
    const many = await plantForm({ title: unique('Many ') });
    const people = await Promise.all(Array.from({ length: 11 }, () => makeMember()));
    for (const person of people) await plantResponse(many, person);
    const { submissions, pagination } = await page({ search: many.title });
    expect([submissions.length, pagination]).toEqual([
      10,
      { currentPage: 1, totalPages: 2, total: 11 },
    ]);
  });

  it.each([{ status: 'draft' }, { status: 'submitted' }, { verified: 'yes' }, { sortBy: 'id' }])(
    'know no %j',
    async (query) => {
      const reply = await get('/admin/form-submissions', { token: admin.token, query });
      expect(reply.status).toBe(400);
    },
  );
});
