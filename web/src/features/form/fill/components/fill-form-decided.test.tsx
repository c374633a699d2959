// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { all } from '../../model/test-fill';
import { fillServer, openFillPage, press, question, write } from './test-fill-page';

beforeEach(() => localStorage.clear());
afterEach(closePortal);

const inStatus = (status: 'pending' | 'rejected' | 'approved', reviewMessage = '') => ({
  ...all,
  step: 0,
  form: { ...all.form, status, submitted: true, reviewMessage },
});

it('an open form shows that it was sent back once its member presses the notification, which leads to the same page', async () => {
  const server = fillServer(inStatus('pending'));
  const router = openFillPage();
  await screen.findByText('Pending Approval');
  server.form = inStatus('rejected', 'Which cat?');
  await act(() => router.navigate('/forms/9'));
  expect(await screen.findByText('Which cat?')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Check your answers' })).toBeTruthy();
});

it('a form that is approved while its member changes it says so, and shows what was typed and not sent', async () => {
  const server = fillServer(inStatus('rejected', 'Who?'));
  openFillPage();
  await screen.findByText('Who?');
  press('Change the answer to question 1');
  await question(/Your first name/);
  server.keep = () => refused('WRONG_STATE', 'You have already sent this form.');
  server.form = inStatus('approved');
  write('Rosa M');
  expect(await screen.findByText('This form was approved after all')).toBeTruthy();
  expect(screen.queryByText('This form was already sent')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Typed here, and not sent' })).toBeTruthy();
  expect(screen.getByText('Rosa M')).toBeTruthy();
  const undo = vi.spyOn(toast, 'undo');
  press('Delete these answers');
  expect(screen.queryByText('Rosa M')).toBeNull();
  const stored = () => Object.keys(localStorage).filter((key) => key.includes('fill'));
  expect(stored()).toEqual([]);
  act(() => undo.mock.lastCall?.[1]());
  expect(screen.getByText('Rosa M')).toBeTruthy();
  expect(stored()).toHaveLength(1);
});
