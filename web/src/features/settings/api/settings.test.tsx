// @vitest-environment jsdom
import { DEFAULT_SETTINGS } from '@hearthside/contract/settings/endpoints';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshSettings, useSettings } from './settings';

const network = vi.fn<typeof fetch>();
const named = (organisationName: string) =>
  Promise.resolve(new Response(JSON.stringify({ ...DEFAULT_SETTINGS, organisationName })));

function Name() {
  return <p>{useSettings().organisationName}</p>;
}

beforeEach(() => {
  localStorage.clear();
  network.mockReset();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the settings are those that this device last saw, until the server answers', async () => {
  network.mockImplementation(() => named('Maple House'));
  const { unmount } = render(<Name />);
  screen.getByText(DEFAULT_SETTINGS.organisationName);
  await screen.findByText('Maple House');
  unmount();
  network.mockImplementation(() => new Promise(() => undefined));
  render(<Name />);
  screen.getByText('Maple House');
});

it('the settings of this device are shown by a page that opens after a late answer to an earlier one', async () => {
  let answer: (response: Response) => void = () => undefined;
  network.mockImplementation(() => new Promise((done) => (answer = done)));
  render(<Name />).unmount();
  answer(await named('Maple House'));
  await vi.waitFor(() => {
    expect(localStorage.getItem('hearthside.settings')).toContain('Maple House');
  });
  localStorage.setItem('hearthside.settings', '{"organisationName":"Oak House"}');
  render(<Name />);
  screen.getByText('Oak House');
});

it('the settings are asked for again where the server could not be reached', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
  network.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  network.mockImplementation(() => named('Maple House'));
  render(<Name />);
  await vi.advanceTimersByTimeAsync(4000);
  await screen.findByText('Maple House');
});

it('the settings are read again after a while, and not twice in a moment', async () => {
  vi.useFakeTimers();
  network.mockImplementation(() => named('Maple House'));
  render(<Name />);
  await vi.advanceTimersByTimeAsync(1000);
  refreshSettings();
  expect(network).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(61_000);
  refreshSettings();
  expect(network).toHaveBeenCalledTimes(2);
});
