import { expect, it, vi } from 'vitest';
import { deletingQuestion, nameWhatIsDeleted } from './deleting';

const BLOG = 'api::blog.blog';

it('the question before something is deleted names it and says whether it can come back', () => {
  expect(deletingQuestion(BLOG, [{ title: 'Old dogs' }])).toEqual({
    title: 'Delete “Old dogs”?',
    content: '“Old dogs” goes to the trash and can be restored for 30 days.',
  });
  expect(deletingQuestion('api::library.library-folder', [{ name: 'Care' }]).content).toBe(
    '“Care” will be permanently deleted.',
  );
  expect(deletingQuestion(BLOG, [{ title: null }]).title).toBe('Delete “Untitled”?');
});

it('of many entries the first five are named', () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ title: `T${n}` }));
  expect(deletingQuestion(BLOG, many)).toEqual({
    title: 'Delete 7 entries?',
    content:
      '“T1”, “T2”, “T3”, “T4”, “T5”, 2 more go to the trash and can be restored for 30 days.',
  });
});

it('only the Delete actions of the panel get the question, and they stay what they were', () => {
  const onConfirm = vi.fn();
  const remove = Object.assign(() => ({ dialog: { title: 'Sure?', onConfirm } }), {
    type: 'delete',
    position: 'header',
  });
  const edit = Object.assign(() => ({ label: 'Open' }), { type: 'edit' });
  const changed: unknown[] = [];
  const change = (by: (actions: never[]) => unknown[]) =>
    void changed.push(...by([remove, edit] as never[]));
  nameWhatIsDeleted({ apis: { addDocumentAction: change, addBulkAction: () => {} } as never });
  const [named, same] = changed as [typeof remove, typeof edit];
  expect(same).toBe(edit);
  expect([named.type, named.position]).toEqual(['delete', 'header']);
  const about = { model: BLOG, document: { title: 'Old dogs' } };
  const asked = (named as unknown as (of: object) => { dialog: object })(about);
  expect(asked.dialog).toMatchObject({ title: 'Delete “Old dogs”?', onConfirm });
});
