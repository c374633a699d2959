// @vitest-environment jsdom
import { FORM_ROLES, FORM_TEXTS, type FormRole } from '@hearthside/contract/form/fields';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { closePortal, openPortal } from '@/testing/portal';
import { refusedError } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { RoleAccessDialog } from './role-access-dialog';
import { RoleAccessTab } from './role-access-tab';
import { useChosenRoles } from './use-chosen-roles';

const onSave = vi.fn<(roles: FormRole[]) => unknown>();
const onClose = vi.fn();
beforeEach(() => {
  onSave.mockReset();
  onClose.mockReset();
  openPortal(() => undefined);
});
afterEach(closePortal);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toggle = (name: string) => screen.getByRole('switch', { name });
const isOn = (name: string) => toggle(name).getAttribute('aria-checked') === 'true';

function Tab({ accessRoles, saved }: { accessRoles: readonly FormRole[]; saved: boolean }) {
  return <RoleAccessTab roles={useChosenRoles(accessRoles)} saved={saved} onSave={onSave} />;
}
const tab = (accessRoles: readonly FormRole[], saved = true) => (
  <Tab accessRoles={accessRoles} saved={saved} />
);
const dialog = (accessRoles: FormRole[], allowed?: readonly FormRole[]) => (
  <RoleAccessDialog
    open
    onClose={onClose}
    title="Role Access: Question 3"
    accessRoles={accessRoles}
    allowed={allowed}
    onSave={onSave}
  />
);

it('the role access tab saves the roles of a form in the order of the dialog', async () => {
  render(tab(['employee', 'foster']));
  expect(screen.getByText(FORM_TEXTS.whichRoles)).toBeTruthy();
  expect(screen.getAllByRole('switch')).toHaveLength(FORM_ROLES.length);
  expect(isOn('Foster')).toBe(true);
  expect(isOn('Trustee')).toBe(false);
  fireEvent.click(toggle('Trustee'));
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  press('Save Role Access');
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith(FORM_TEXTS.rolesSaved));
  expect(onSave).toHaveBeenCalledWith(['trustee', 'foster', 'employee']);
});

it('the role access tab selects all roles', () => {
  render(tab(['foster']));
  press('Select All');
  press('Save Role Access');
  expect(onSave).toHaveBeenCalledWith([...FORM_ROLES]);
});

it('the role access tab asks before a form is shown to everyone', async () => {
  render(tab(['foster']));
  press('Deselect All');
  expect(screen.getByText(/every member sees this form/)).toBeTruthy();
  press('Save Role Access');
  const asking = within(await screen.findByRole('alertdialog'));
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.click(asking.getByRole('button', { name: 'Show to everyone' }));
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith([]));
});

it('the role access tab requires a saved form', () => {
  render(tab(['foster'], false));
  expect(screen.getByText(FORM_TEXTS.saveFirst)).toBeTruthy();
  press('Save Role Access');
  expect(screen.getByText(FORM_TEXTS.unsavedRoles)).toBeTruthy();
  expect(onSave).not.toHaveBeenCalled();
});

it('the role access tab keeps the choice when saving fails, and says why', async () => {
  onSave.mockRejectedValue(refusedError('CHANGED_MEANWHILE', 'Someone else has changed this form'));
  render(tab(['foster']));
  fireEvent.click(toggle('Trustee'));
  press('Save Role Access');
  expect(await screen.findByText('Someone else has changed this form')).toBeTruthy();
  expect(isOn('Trustee')).toBe(true);
  expect(toast.success).not.toHaveBeenCalled();
});

it('the role access tab takes over roles that were changed elsewhere', () => {
  const { rerender } = render(tab(['foster']));
  rerender(tab(['attorney']));
  expect(isOn('Foster')).toBe(false);
  expect(isOn('Attorney')).toBe(true);
});

it('the role access dialog offers for a question only the roles that see its section', async () => {
  render(dialog([], ['foster', 'trustee']));
  await screen.findByRole('dialog', { name: 'Role Access: Question 3' });
  expect(isOn('Foster')).toBe(true);
  const closed = toggle('Attorney (unavailable)');
  expect(closed.hasAttribute('disabled') || closed.getAttribute('aria-disabled')).toBeTruthy();
  press('Deselect All');
  expect(screen.getByText(/everyone who sees the form or section it’s in/)).toBeTruthy();
  press('Select All');
  fireEvent.click(toggle('Trustee'));
  press('Save');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSave).toHaveBeenCalledWith(['foster']);
});

it('the role access dialog leaves an untouched list unchanged', async () => {
  render(dialog([], ['foster']));
  await screen.findByRole('dialog');
  press('Save');
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith([]));
});

it('the role access dialog does not open a question to everybody that nobody can see now', async () => {
  render(dialog(['attorney'], ['foster']));
  await screen.findByRole('dialog');
  expect(screen.getByText(/so no one sees it/)).toBeTruthy();
  press('Save');
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledWith(['attorney']));
});

it('the role access dialog stays open when saving a question’s roles fails', async () => {
  onSave.mockRejectedValueOnce(new ApiError(400, 'No such role'));
  render(dialog(['foster']));
  await screen.findByRole('dialog');
  press('Save');
  expect(await screen.findByText(FORM_TEXTS.questionRolesFailed('No such role'))).toBeTruthy();
  onSave.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  press('Save');
  expect(await screen.findByText(FORM_TEXTS.questionRolesBroken)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});
