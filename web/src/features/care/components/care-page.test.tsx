// @vitest-environment jsdom
import { CARE_TEXTS } from '@hearthside/contract/care/fields';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { CarePage } from './care-page';

afterEach(closePortal);

it('the care calendar says that it could not be loaded, and does not wait forever', async () => {
  openPortal(({ call }) =>
    call === 'GET /api/care/days' ? refused('NOT_FOUND', 'This pet does not exist.') : undefined,
  );
  render(
    <DataCache>
      <MemoryRouter initialEntries={['/care?petId=1']}>
        <CarePage />
      </MemoryRouter>
    </DataCache>,
  );
  expect(await screen.findByText(CARE_TEXTS.listFailed)).toBeTruthy();
  expect(screen.queryByText('Loading the calendar...')).toBeNull();
});
