import type { FormDetail } from '@hearthside/contract/form/endpoints';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, openPortal, type Asked } from '@/testing/portal';
import { form, question, section } from '../../model/test-form';
import { FormEditorPage } from './form-editor-page';

/** A server with form 7, for tests of the editor: its requests, and its answers. */
export interface EditorServer {
  asked: { call: string; body: Record<string, unknown> }[];
  answers: Record<string, (asked: Asked) => Promise<Response>>;
}

/** Opens the portal with such a server. If `detail` is undefined, there is no form yet. */
export function editorServer(detail?: FormDetail): EditorServer {
  const server: EditorServer = { asked: [], answers: {} };
  // jsdom does no layout, but the rich text editor asks where its words are.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  if (detail) server.answers['GET /api/forms/7'] = () => answer(detail);
  openPortal((asked) => {
    server.asked.push(asked);
    return server.answers[asked.call]?.(asked);
  });
  return server;
}

/** Shows the editor at its address, among other addresses of the portal. */
export function openEditor(path = '/admin-forms/7') {
  const router = createMemoryRouter(
    [
      { path: '/admin-forms', element: <p>All forms</p> },
      { path: '/admin-forms/new', element: <FormEditorPage /> },
      { path: '/admin-forms/:formId', element: <FormEditorPage /> },
    ],
    { initialEntries: [path] },
  );
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}

export const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  fireEvent.click(within(inside).getByRole('button', { name, hidden: true }));

/** Writes into a field by its label. */
export const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** The names of the questions on the page, in their order. */
export const questions = () =>
  screen
    .getAllByRole('button', { name: /^Move question/, hidden: true })
    .map((handle) => handle.getAttribute('aria-label'));

const choices = (first: number) => [
  { id: first, choice: 'Yes' },
  { id: first + 1, choice: 'No' },
];

/** Three questions in two sections, as published. */
export const intake = () =>
  form(
    section(100, [question(1, { choices: choices(11) }), question(2, { choices: choices(21) })]),
    section(200, [question(3, { choices: choices(31) })]),
  );

/** The title field, once the form is shown. */
export const opened = () => screen.findByLabelText<HTMLInputElement>(/^Form title/);

/** The bodies that a call was sent with. */
export const sent = (server: EditorServer, call: string) =>
  server.asked.filter((asked) => asked.call === call).map(({ body }) => body);

/** Waits longer than a pause and a call take. */
export const soon = (check: () => void) => vi.waitFor(check, { timeout: 5000 });
