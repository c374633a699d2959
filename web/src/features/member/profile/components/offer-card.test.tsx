// @vitest-environment jsdom
import type { Offer } from '@hearthside/contract/member/offer';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMe } from '@/features/session';
import { DataCache } from '@/lib/api/swr-config';
import { session } from '@/lib/session/session';
import { rosa } from '@/lib/session/test-tabs';
import { answer, closePortal, openPortal } from '@/testing/portal';
import { refused } from '@/testing/refused';
import { toast } from '@/ui/toast/toast';
import { OfferCard } from './offer-card';

const NONE: Offer = { services: [], animals: [] };
const me = (offer: Offer) => ({ ...rosa, offer });

let save: (offer: Offer) => Promise<Response>;

beforeEach(() => {
  save = (offer) => answer(me(offer));
  openPortal(({ body }) => save(body as unknown as Offer), me(NONE));
});
afterEach(closePortal);

const Card = () => <OfferCard me={useMe()} />;
const show = () =>
  render(
    <DataCache>
      <Card />
    </DataCache>,
  );
const isTicked = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked;
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

it('the offer on the profile page follows what another window has saved', async () => {
  show();
  tick('Dogs');
  await vi.waitFor(() =>
    expect(session.state()).toMatchObject({ me: { offer: { animals: ['dogs'] } } }),
  );
  act(() => session.setMe(me({ services: [], animals: ['cats'] })));
  await vi.waitFor(() => expect(isTicked('Cats')).toBe(true));
  expect(isTicked('Dogs')).toBe(false);
});

it('the offer on the profile page saves with each box what was ticked before it', async () => {
  const sent: object[] = [];
  save = (offer) => {
    sent.push(offer);
    return answer(me({ services: offer.services, animals: offer.animals }));
  };
  show();
  tick('Dogs');
  tick('Cats');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const first: Offer = { services: [], animals: ['dogs'] };
  expect(sent[0]).toEqual({ ...first, before: NONE });
  expect(sent[1]).toEqual({ services: [], animals: ['dogs', 'cats'], before: first });
});

it('the offer on the profile page shows again what is saved when a choice is refused', async () => {
  save = () => refused('SERVER_ERROR', 'Not now');
  show();
  tick('Dogs');
  expect(isTicked('Dogs')).toBe(true);
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Not now'));
  await vi.waitFor(() => expect(isTicked('Dogs')).toBe(false));
});
