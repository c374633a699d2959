// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { closePortal, openPortal } from '@/testing/portal';
import { form, question, section } from '../../model/test-form';
import { PrintForm } from './print-form';

const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  openPortal(() => undefined);
  vi.stubGlobal('print', print);
  Object.defineProperty(document, 'fonts', {
    value: { ready: Promise.resolve() },
    configurable: true,
  });
});
afterEach(closePortal);

it('a printed form is a separate sheet with every question and room for its answer', async () => {
  const onDone = vi.fn();
  const line = (id: number, text: string) => ({ id, text });
  const definition = form(
    section(1, [
      question(11, { question: 'Your <i>name</i>', questionType: 'short_answer', choices: [] }),
      question(12, { choices: [{ id: 121, choice: 'Cats' }] }),
    ]),
    section(2, [
      question(13, {
        question: '',
        required: false,
        questionType: 'checkbox_grid',
        choices: [],
        gridRows: [line(131, 'Morning')],
        gridColumns: [line(132, 'Monday'), line(133, 'Tuesday')],
        links: [{ id: 134, linkText: 'Rules', linkUrl: 'https://hearthside.example' }],
      }),
    ]),
  );
  render(
    <DataCache>
      <PrintForm definition={definition} onDone={onDone} />
    </DataCache>,
  );
  const sheet = document.querySelector('.print-sheet')!;
  expect(screen.getByRole('heading', { level: 1, name: 'Intake' })).toBeTruthy();
  expect(sheet.textContent).toContain('1. Your name *');
  expect(sheet.textContent).toContain('2. Text 12 *');
  expect(sheet.textContent).toContain('3. Question 3');
  expect(sheet.textContent).not.toContain('Question 3 *');
  expect(screen.getByText('Cats')).toBeTruthy();
  expect(screen.getByRole('rowheader', { name: 'Morning' })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Tuesday' })).toBeTruthy();
  expect(screen.getByText('Rules: https://hearthside.example')).toBeTruthy();
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(onDone).not.toHaveBeenCalled();
  fireEvent(window, new Event('afterprint'));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});
