// @vitest-environment jsdom
import type * as Sortable from '@dnd-kit/sortable';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, closePortal } from '@/testing/portal';
import { form, question, section } from '../../model/test-form';
import { detailOf } from '../../model/test-detail';
import { editorServer, openEditor } from './test-editor';

/** How often cards, their content and the list of problems were rendered. */
const rendered = vi.hoisted(() => ({ cards: 0, resting: 0, problems: 0 }));
vi.mock('@dnd-kit/sortable', async (original) => {
  const all = await original<typeof Sortable>();
  return {
    ...all,
    useSortable: (asked: Parameters<typeof all.useSortable>[0]) => {
      // Counts cards, not the lines in the open one.
      if (asked.data) rendered.cards += 1;
      return all.useSortable(asked);
    },
  };
});
vi.mock('../cards/editor-question-resting', () => ({
  EditorQuestionResting: () => {
    rendered.resting += 1;
    return <p>Resting</p>;
  },
}));
vi.mock('./editor-problems', async () => {
  const { memo } = await import('react');
  const EditorProblems = () => {
    rendered.problems += 1;
    return null;
  };
  return { EditorProblems: memo(EditorProblems) };
});

afterEach(closePortal);

const MANY = 200;

it('the form editor renders one card again when one question is changed, and none when the title is', async () => {
  const all = Array.from({ length: MANY }, (_, at) =>
    question(at + 1, { choices: [{ id: 1000 + at, choice: 'Yes' }] }),
  );
  // A problem to show next to the form.
  const empty = question(999, { question: '', choices: [{ id: 9990, choice: 'Yes' }] });
  const server = editorServer(
    detailOf(form(section(500, all.slice(0, 100)), section(600, [...all.slice(100), empty]))),
  );
  server.answers['PUT /api/forms/7/draft'] = () => answer({ revision: '2', savedAt: '' });
  openEditor();
  const title = await screen.findByLabelText(/^Form title/);
  const option = screen.getByLabelText('Option 1');
  const during = (work: () => void) => {
    Object.assign(rendered, { cards: 0, resting: 0, problems: 0 });
    work();
    return { ...rendered };
  };
  const type = (field: HTMLElement, value: string) =>
    during(() => fireEvent.change(field, { target: { value } }));
  // Now it has unsaved changes, which the side panel shows.
  type(title, 'Other');
  expect(type(title, 'Another')).toEqual({ cards: 0, resting: 0, problems: 0 });
  expect(type(option, 'No')).toEqual({ cards: 1, resting: 0, problems: 0 });
});
