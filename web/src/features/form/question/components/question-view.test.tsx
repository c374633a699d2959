// @vitest-environment jsdom
import { FORM_LIMITS, FORM_TEXTS, type FormFile } from '@hearthside/contract/form/fields';
import type { FormAnswer } from '@hearthside/contract/form/answers';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { asQuestion, asked, GRID, KIND, NAME, SEVERAL } from '../../model/test-fill';
import { QuestionView, type QuestionViewProps } from './question-view';

afterEach(cleanup);

let given: FormAnswer | undefined;
function Asking(props: Omit<QuestionViewProps, 'number'>) {
  const [answer, setAnswer] = useState(props.answer);
  const change = (next: FormAnswer) => {
    given = next;
    setAnswer(next);
  };
  return <QuestionView {...props} number={3} answer={answer} onChange={change} />;
}
const ask = (question: Parameters<typeof asQuestion>[0], answer?: FormAnswer) =>
  render(<Asking question={asQuestion(question)} answer={answer} />);
const read = (question: Parameters<typeof asQuestion>[0], answer?: FormAnswer) =>
  render(<QuestionView question={asQuestion(question)} number={3} answer={answer} />);
const tick = (name: string, inside: HTMLElement = document.body) =>
  fireEvent.click(within(inside).getByLabelText(name));

it('a question shows its text with its formatting, and ignores any other markup', () => {
  read(asked(1, { question: 'A <b>bold</b> <script>x</script> <u>line</u>' }));
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('A bold <script>x</script> line');
  expect(heading.querySelector('b')?.textContent).toBe('bold');
  expect(heading.querySelector('script')).toBeNull();
});

it('a question takes one of several choices, and can be cleared if it is not required', () => {
  ask({ ...KIND, required: false });
  const group = screen.getByRole('radiogroup', { name: 'What is 2?' });
  tick('Cat', group);
  expect(given).toEqual({ choiceIds: [102] });
  tick('Bird', group);
  expect(given).toEqual({ choiceIds: [103] });
  fireEvent.click(screen.getByRole('button', { name: 'Clear my choice' }));
  expect(given).toEqual({ choiceIds: [] });
});

it('a question takes several choices, and keeps them in its own order', () => {
  ask(SEVERAL);
  tick('Bird');
  tick('Dog');
  expect(given).toEqual({ choiceIds: [101, 103] });
  tick('Bird');
  expect(given).toEqual({ choiceIds: [101] });
});

it('a question takes text, and says when it gets too long', () => {
  ask(asked(1));
  const box = screen.getByRole('textbox', { name: 'What is 1?' });
  fireEvent.change(box, { target: { value: 'Cat' } });
  expect(given).toEqual({ response: 'Cat' });
  fireEvent.change(box, { target: { value: 'x'.repeat(FORM_LIMITS.answer - 1) } });
  expect(screen.getByText('1 character left')).toBeTruthy();
  fireEvent.change(box, { target: { value: 'x'.repeat(FORM_LIMITS.answer + 2) } });
  expect(screen.getByText('2 characters too many')).toBeTruthy();
});

it('a question’s field has hints for typing a value that the profile knows', () => {
  ask(NAME);
  expect(screen.getByRole<HTMLInputElement>('textbox').autocomplete).toBe('given-name');
});

it('a grid question can be checked with the mouse and navigated with the arrow keys', () => {
  ask(GRID);
  const row = (name: string) => screen.getByRole('group', { name });
  const box = (name: string, of: string) => within(row(of)).getByLabelText(name);
  tick('Never', row('Mornings'));
  tick('Often', row('Evenings'));
  expect(given).toEqual({
    cells: [
      { rowId: 201, columnChoiceId: 302 },
      { rowId: 202, columnChoiceId: 301 },
    ],
  });
  box('Often', 'Mornings').focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press('ArrowRight');
  expect(document.activeElement).toBe(box('Never', 'Mornings'));
  press('ArrowDown');
  expect(document.activeElement).toBe(box('Never', 'Evenings'));
  press('ArrowDown');
  expect(document.activeElement).toBe(box('Never', 'Evenings'));
  press('ArrowUp');
  press('ArrowLeft');
  expect(document.activeElement).toBe(box('Often', 'Mornings'));
});

it('a question says that its grid has no rows', () => {
  ask({ ...GRID, gridRows: [] });
  expect(screen.getByText(FORM_TEXTS.noGrid)).toBeTruthy();
});

it('a question shows what is wrong next to the answer, and tells screen readers', () => {
  render(
    <QuestionView
      question={asQuestion(KIND)}
      number={3}
      problem={FORM_TEXTS.chooseOne}
      onChange={() => undefined}
    />,
  );
  const group = screen.getByRole('radiogroup');
  const described = document.getElementById(group.getAttribute('aria-describedby')!);
  expect(described?.textContent).toBe(FORM_TEXTS.chooseOne);
  expect(screen.getByLabelText('Dog').getAttribute('aria-invalid')).toBe('true');
});

it('a read-only question has nothing to change', () => {
  read(SEVERAL, { choiceIds: [102] });
  expect(screen.getByText('(chosen)', { exact: false }).closest('li')?.textContent).toContain(
    'Cat',
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  read(GRID, { cells: [{ rowId: 202, columnChoiceId: 301 }] });
  expect(screen.getByRole('listitem').textContent).toBe('Evenings: Often');
  cleanup();
  read(asked(1));
  expect(screen.getByText('Not answered')).toBeTruthy();
});

const file = (id: number, more: Partial<FormFile>): FormFile => ({
  id,
  kind: 'image',
  name: `file ${id}`,
  type: 'image/webp',
  size: 2048,
  url: `/f/${id}`,
  ...more,
});

it('a question shows its links and files', () => {
  read(
    asked(1, {
      links: [{ id: 9, linkText: 'Our page', linkUrl: 'https://example.org/' }],
      files: [
        file(1, { name: 'A cat', width: 40, height: 30 }),
        file(2, { kind: 'document', name: 'Plan.pdf' }),
        file(3, { kind: 'video', name: 'A film' }),
      ],
    }),
  );
  const link = screen.getByRole('link', { name: /Our page/ });
  expect(link.getAttribute('href')).toBe('https://example.org/');
  expect(link.getAttribute('rel')).toContain('noopener');
  expect(screen.getByText('PDF · 2 KB')).toBeTruthy();
  expect(screen.getByLabelText('A film').tagName).toBe('VIDEO');
  fireEvent.error(screen.getByRole('img', { name: 'A cat' }));
  expect(screen.getByText('Failed to load image')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('img', { name: 'A cat' })).toBeTruthy();
});
