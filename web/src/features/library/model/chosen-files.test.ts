import { expect, it } from 'vitest';
import { titleFrom } from '@hearthside/contract/library/place';
import { fileProblem, replacement, withMore } from './chosen-files';

const file = (name: string, type: string, bytes = 5) =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 });
const plan = file('plan.pdf', 'application/pdf');

it.each([
  ['document', file('a.png', 'image/png'), 'Invalid file type. Please upload PDF files only.'],
  ['image', plan, 'Invalid file type. Please upload PNG, JPEG, and HEIC files only.'],
  ['video', plan, 'Invalid file type. Please upload MP4, MOV, and WEBM files only.'],
] as const)('a chosen %s of another type is refused', (kind, one, said) =>
  expect(fileProblem(kind, one)).toBe(said),
);

it('a chosen file that is too large is refused with the limit of its kind', () => {
  const large = { name: 'a.pdf', type: 'application/pdf', size: 10 * 1024 * 1024 + 1 };
  expect(fileProblem('document', large)).toBe('File is too large. Maximum size is 10MB');
  const film = { name: 'a.mp4', type: 'video/mp4', size: 100 * 1024 * 1024 + 1 };
  expect(fileProblem('video', film)).toBe('File is too large. Maximum size is 100MB');
  expect(fileProblem('video', { ...film, size: 1 })).toBeUndefined();
});

it('a chosen file without a type is recognized by its name', () => {
  expect(fileProblem('image', file('cat.HEIC', ''))).toBeUndefined();
  expect(fileProblem('image', file('cat.svg', ''))).toMatch(/^Invalid file type/);
});

it('several chosen files become several items with titles from their names, and duplicates are left out', () => {
  let id = 0;
  const { files, problem } = withMore(
    [],
    'document',
    [plan, plan, file('care_plan  2.PDF', 'application/pdf'), file('x.exe', 'x/y')],
    () => String((id += 1)),
  );
  expect(files.map(({ title }) => title)).toEqual(['plan', 'care plan 2']);
  expect(problem).toBe('“x.exe”: Invalid file type. Please upload PDF files only.');
});

it('a title from a file name has no ending and fits the title’s length limit', () => {
  expect(titleFrom('St. Bernard.pdf')).toBe('St. Bernard');
  expect(titleFrom(`${'a'.repeat(300)}.pdf`)).toHaveLength(160);
});

it('a replacement accepts a single file', () => {
  expect(replacement('document', [plan])).toEqual({ file: plan });
  expect(replacement('document', [plan, plan])).toEqual({
    problem: 'Please select only one file at a time',
  });
  expect(replacement('image', [plan])).toHaveProperty('problem');
});
