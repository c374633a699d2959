// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useEffect, useState } from 'react';
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubLayout } from '@/testing/portal';
import { pageDrawn, windowForRouter } from './back-steps';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { LeaveGuard } from './leave-guard';

function Frame() {
  const { key } = useLocation();
  useEffect(pageDrawn, [key]);
  return <Outlet />;
}

function List() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const away = () => void navigate('/other');
  return (
    <>
      <h1>List {params.get('show')}</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      <button onClick={() => setParams({ show: 'two' }, { replace: true })}>Show two</button>
      <Dialog open={open} onClose={() => setOpen(false)} dismissable={!busy} title="One">
        <input
          aria-label="Words"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button onClick={() => setAsked(true)}>Ask</button>
        <button onClick={() => setBusy(!busy)}>Work</button>
        <button onClick={() => setOpen(false)}>Cancel</button>
        <button onClick={() => (setOpen(false), away())}>Save and go</button>
        <button onClick={() => (setOpen(false), setTimeout(away))}>Save and go soon</button>
        <Link to="/other">Other</Link>
        <ConfirmDialog
          open={asked}
          onClose={() => setAsked(false)}
          title="Sure"
          confirmLabel="Yes"
          onConfirm={() => undefined}
        />
      </Dialog>
      <Dialog
        open={params.has('show')}
        onClose={() => setParams({}, { replace: true })}
        title="Two"
      />
    </>
  );
}

function Form() {
  return (
    <>
      <h1>Form</h1>
      <Link to="/other">Other</Link>
      <LeaveGuard when />
    </>
  );
}

let router: ReturnType<typeof createBrowserRouter>;
let start = 0;
/** Where the browser was once there was a router. */
let arrivedAt = '';
beforeAll(() => {
  stubLayout();
  window.history.replaceState(null, '', '/list?show=one#code');
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/list', element: <List /> },
    { path: '/form', element: <Form /> },
    { path: '/other', element: <h1>Away</h1> },
  ];
  router = createBrowserRouter([{ element: <Frame />, children }], { window: windowForRouter() });
  arrivedAt = window.location.href;
});
beforeEach(async () => {
  await router.navigate('/');
  await router.navigate('/list');
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  start = window.history.length;
});
afterEach(cleanup);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name, hidden: true }));
const page = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });
const thereIs = (title: string, role = 'dialog') => screen.findByRole(role, { name: title });
const isGone = (title: string, role = 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role, { name: title })).toBeNull());
const isCovered = () => (window.history.state as { covered?: boolean }).covered === true;
const covered = (wanted: boolean) => waitFor(() => expect(isCovered()).toBe(wanted));
const back = () => window.history.back();
/** Does the work and waits until the browser has moved through its history this many times. */
async function moves(work: () => void, times: number) {
  const moved = vi.fn();
  window.addEventListener('popstate', moved);
  work();
  await waitFor(() => expect(moved).toHaveBeenCalledTimes(times));
  window.removeEventListener('popstate', moved);
}
async function open(title = 'One') {
  press(title === 'One' ? 'Open' : 'Show two');
  await thereIs(title);
  await covered(true);
}
/** One press of Back leads from here to the previous page. */
async function backLeadsTo(name: string) {
  await covered(false);
  back();
  await page(name);
}

it('a router that begins leaves the address as it is, with what is after its #', () => {
  expect(new URL(arrivedAt).hash).toBe('#code');
  expect(window.history.state).toHaveProperty('idx');
});

it('Back closes a dialog and keeps the page, and the next Back leaves the page', async () => {
  await open();
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'So far' } });
  back();
  await isGone('One');
  expect(window.location.pathname).toBe('/list');
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('So far');
  back();
  await isGone('One');
  await backLeadsTo('Home');
});

it('Back closes a confirmation over a dialog first, and then the dialog', async () => {
  await open();
  press('Ask');
  await thereIs('Sure', 'alertdialog');
  back();
  await isGone('Sure', 'alertdialog');
  await covered(true);
  expect(screen.getByRole('dialog', { name: 'One' })).toBeTruthy();
  expect(window.history.length).toBe(start + 1);
  back();
  await isGone('One');
  await backLeadsTo('Home');
});

it('a dialog that closes itself removes its history step, and Forward does not bring the step back', async () => {
  await open();
  press('Cancel');
  await isGone('One');
  await covered(false);
  await moves(() => window.history.forward(), 2);
  await backLeadsTo('Home');
});

it.each(['Save and go', 'Save and go soon'])(
  'a dialog that closes with "%s" to another page leaves no step between the two',
  async (way) => {
    await open();
    press(way);
    await page('Away');
    await backLeadsTo('List');
    await backLeadsTo('Home');
  },
);

it('a link within a dialog leaves no step between the pages, and Forward follows the link again', async () => {
  await open();
  follow('Other');
  await page('Away');
  await backLeadsTo('List');
  window.history.forward();
  await page('Away');
  await backLeadsTo('List');
  await backLeadsTo('Home');
});

it('a busy dialog stays open at Back, on the same step, and closes at the next Back when it is done', async () => {
  await open();
  press('Work');
  await moves(back, 2);
  expect(screen.getByRole('dialog', { name: 'One' })).toBeTruthy();
  expect([isCovered(), window.history.length]).toEqual([true, start + 1]);
  press('Work');
  back();
  await isGone('One');
  await backLeadsTo('Home');
});

it('a dialog in the address is removed from the address by Back, and does not open again on later navigation', async () => {
  await open('Two');
  expect(window.location.search).toBe('?show=two');
  back();
  await isGone('Two');
  await covered(false);
  expect(window.location.search).toBe('');
  await backLeadsTo('Home');
  await router.navigate('/list');
  await page('List');
  await open('Two');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await isGone('Two');
  await covered(false);
  expect([window.location.search, router.state.location.search]).toEqual(['', '']);
  await backLeadsTo('Home');
});

it('a second Back answers the leave question with staying, and Leave answers it with leaving', async () => {
  await router.navigate('/form');
  await page('Form');
  for (const answer of ['Back', 'Leave']) {
    back();
    await thereIs('Leave without saving?', 'alertdialog');
    await covered(true);
    expect(window.location.pathname).toBe('/form');
    if (answer === 'Back') back();
    else press('Leave');
    await isGone('Leave without saving?', 'alertdialog');
  }
  await page('List');
  await backLeadsTo('Home');
});

it('a link that asks before leaving leaves no step of its question behind', async () => {
  await router.navigate('/form');
  await page('Form');
  follow('Other');
  await thereIs('Leave without saving?', 'alertdialog');
  await covered(true);
  press('Leave');
  await page('Away');
  await covered(false);
  back();
  await page('Form');
});

it('a page that was reloaded with the step on top removes that step', async () => {
  const { state } = window.history as { state: Record<string, unknown> };
  window.history.pushState({ ...state, covered: true }, '');
  vi.resetModules();
  const anew = await import('./back-steps');
  expect(anew.windowForRouter().history.state).toEqual(state);
  anew.pageDrawn();
  await covered(false);
  expect(window.history.state).toEqual(state);
});
