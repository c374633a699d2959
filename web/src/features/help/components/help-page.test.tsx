// @vitest-environment jsdom
import { HELP_TEXTS } from '@hearthside/contract/help/fields';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { testAnswer } from '../model/test-answers';
import { HelpPage } from './help-page';

afterEach(() => {
  localStorage.clear();
  closePortal();
});

function open(path = '/help') {
  openPortal(({ call, query }) => {
    if (call === 'GET /api/help-center/search')
      return answer({ items: query.get('search') === 'draft' ? [testAnswer(4)] : [] });
    return answer({ items: [] });
  });
  render(
    <DataCache>
      <MemoryRouter initialEntries={[path]}>
        <HelpPage />
      </MemoryRouter>
    </DataCache>,
  );
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('the help page leads to every topic, to the FAQ and to the videos', () => {
  open();
  expect(links()).toEqual([
    '/help/missed-searches',
    '/help/trash',
    ...['forms', 'inbox', 'profile', 'finances', 'pet_care', 'vacations', 'care_team'].map(
      (topic) => `/help/${topic}`,
    ),
    '/help/emergencies',
    '/help/library',
    '/help/faq',
    '/help/videos',
  ]);
  fireEvent.click(screen.getByRole('button', { name: HELP_TEXTS.contactSupport }));
  expect(screen.getByLabelText(/Your message/)).toBeTruthy();
});

it('the help page searches the answers of all topics, and links to each of them', async () => {
  open('/help?search=draft');
  expect(await screen.findByText('Question 4?')).toBeTruthy();
  expect(links()).toContain('/help/forms/4');
});

it('the help page says if no topic and no answer matches', async () => {
  open('/help?search=unicorn');
  expect(await screen.findByText('No answers match “unicorn”.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Topics' })).toBeNull();
});
