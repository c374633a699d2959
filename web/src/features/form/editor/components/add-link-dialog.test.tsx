// @vitest-environment jsdom
import { FORM_TEXTS } from '@hearthside/contract/form/fields';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePortal, openPortal } from '@/testing/portal';
import { AddLinkDialog } from './add-link-dialog';

const onAdd = vi.fn();
const onClose = vi.fn();
beforeEach(() => {
  onAdd.mockReset();
  onClose.mockReset();
  openPortal(() => undefined);
});
afterEach(closePortal);

const dialogOf = (open: boolean) => <AddLinkDialog open={open} onClose={onClose} onAdd={onAdd} />;
const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } });
const add = () =>
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Link' }));

it('the link dialog requires a text and an address', async () => {
  render(dialogOf(true));
  await screen.findByRole('dialog', { name: 'Add Link' });
  add();
  expect(await screen.findByText(FORM_TEXTS.linkText)).toBeTruthy();
  expect(screen.getByText(FORM_TEXTS.linkUrl)).toBeTruthy();
  type(/Link text/, 'Our rules');
  type(/URL/, 'javascript:alert(1)');
  add();
  expect(await screen.findByText('Enter a web address')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Link text/ }).value).toBe(
    'Our rules',
  );
  expect(onAdd).not.toHaveBeenCalled();
});

it('the link dialog adds https:// to an address without it, and closes', async () => {
  render(dialogOf(true));
  await screen.findByRole('dialog');
  type(/Link text/, ' Our rules ');
  type(/URL/, 'hearthside.example/rules');
  add();
  await vi.waitFor(() =>
    expect(onAdd).toHaveBeenCalledWith({
      linkText: 'Our rules',
      linkUrl: 'https://hearthside.example/rules',
    }),
  );
  expect(onClose).toHaveBeenCalled();
});

it('the link dialog is empty each time it opens', async () => {
  const { rerender } = render(dialogOf(true));
  await screen.findByRole('dialog');
  type(/Link text/, 'Old');
  rerender(dialogOf(false));
  rerender(dialogOf(true));
  await screen.findByRole('dialog');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Link text/ }).value).toBe('');
});
