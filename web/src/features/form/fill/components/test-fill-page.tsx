import type { FilledForm } from '@hearthside/contract/form/fill';
import type { Me } from '@hearthside/contract/member/me';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DataCache } from '@/lib/api/swr-config';
import { rosa } from '@/lib/session/test-tabs';
import { answer, openPortal, type Asked } from '@/testing/portal';
import { FillFormPage } from './fill-form-page';

/** A server with one form to fill, for tests: its answers, and what it was sent. */
export interface FillServer {
  form: FilledForm;
  keep: (body: Record<string, unknown>) => Promise<Response>;
  submit: (body: Record<string, unknown>) => Promise<Response>;
  kept: Record<string, unknown>[];
  sent: Record<string, unknown>[];
}

/** Opens the portal with such a server. */
export function fillServer(form: FilledForm, me: Me = rosa): FillServer {
  const server: FillServer = {
    form,
    keep: () =>
      answer({
        revision: String(server.kept.length),
        savedAt: '2026-11-21T10:00:00Z',
        version: server.form.version,
      }),
    submit: () => answer({ form: { ...server.form.form, status: 'pending', submitted: true } }),
    kept: [],
    sent: [],
  };
  const calls: Record<string, (asked: Asked) => Promise<Response>> = {
    'GET /api/forms/assigned/9': () => answer(server.form),
    'PUT /api/forms/assigned/9/draft': ({ body }) => {
      server.kept.push(body);
      return server.keep(body);
    },
    'POST /api/forms/submit': ({ body }) => {
      server.sent.push(body);
      return server.submit(body);
    },
  };
  openPortal((asked) => calls[asked.call]?.(asked), me);
  window.scrollTo = () => undefined;
  return server;
}

/** Shows the form's page at this address, and the list to go back to. */
export function openFillPage(search = '') {
  const router = createMemoryRouter(
    [
      { path: '/forms', element: <p>The list</p> },
      { path: '/forms/:formId', element: <FillFormPage /> },
    ],
    { initialEntries: [`/forms/9${search}`] },
  );
  render(
    <DataCache>
      <RouterProvider router={router} />
    </DataCache>,
  );
  return router;
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
/** The question on screen by its text. */
export const question = (name: string | RegExp) => screen.findByRole('heading', { name, level: 3 });
export const write = (value: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value } });
export const choose = (name: string) => fireEvent.click(screen.getByLabelText(name));
