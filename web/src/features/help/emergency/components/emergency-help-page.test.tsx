// @vitest-environment jsdom
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { EmergencyHelpLink } from '@/features/settings';
import { storeEmergencies } from '@/lib/drafts/stored-emergencies';
import { DataCache } from '@/lib/api/swr-config';
import { closePortal, noAnswer, openPortal } from '@/testing/portal';
import { testAnswer } from '../../model/test-answers';
import { EmergencyHelpPage } from './emergency-help-page';

afterEach(() => {
  localStorage.clear();
  closePortal();
});

function open(page: React.ReactElement) {
  openPortal(() => undefined, null);
  vi.stubGlobal('fetch', noAnswer);
  render(
    <DataCache>
      <MemoryRouter>{page}</MemoryRouter>
    </DataCache>,
  );
}

it('the emergency page shows the stored number and answers without a server and without a session', () => {
  localStorage.setItem('hearthside.settings', '{"emergencyNumber":"+15035550199"}');
  storeEmergencies([testAnswer(1, { topic: 'emergencies' })]);
  open(<EmergencyHelpPage />);
  const call = screen.getByRole('link', { name: 'Call +1 (503) 555-0199' });
  expect(call.getAttribute('href')).toBe('tel:+15035550199');
  expect(screen.getByText(HELP_TEXTS.always)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Question 1?' })).toBeTruthy();
});

it('the emergency link is hidden if neither a number nor answers are known', () => {
  open(<EmergencyHelpLink />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('the emergency link is offered when answers are stored', () => {
  storeEmergencies([]);
  open(<EmergencyHelpLink />);
  expect(screen.getByRole('link', { name: 'Emergency help' })).toBeTruthy();
});
