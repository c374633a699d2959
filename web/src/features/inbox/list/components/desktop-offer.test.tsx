// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubLayout } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { desktopMemory } from '../../desktop/model/desktop-memory';
import { DesktopOffer } from './desktop-offer';
import { DesktopSetting } from './desktop-setting';

const browser = { permission: 'default', requestPermission: vi.fn() };
const answers = (said: NotificationPermission) =>
  browser.requestPermission.mockImplementation(() => {
    browser.permission = said;
    return Promise.resolve(said);
  });

beforeEach(() => {
  localStorage.clear();
  browser.permission = 'default';
  browser.requestPermission.mockReset();
  vi.stubGlobal('Notification', browser);
  stubLayout();
  for (const kind of ['success', 'error'] as const)
    vi.spyOn(toast, kind).mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const offer = () => screen.queryByRole('region', { name: 'Notifications on this device' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the offer of desktop notifications', () => {
  it('appears only once a message was missed, and asks the browser only when it is accepted', async () => {
    render(<DesktopOffer />);
    expect(offer()).toBeNull();
    fireEvent(window, new Event('focus'));
    expect(offer()).toBeNull();
    desktopMemory.miss();
    await vi.waitFor(() => expect(offer()).toBeTruthy());
    expect(browser.requestPermission).not.toHaveBeenCalled();
    answers('granted');
    press('Show them');
    await vi.waitFor(() => expect(offer()).toBeNull());
    expect(desktopMemory.choice()).toBe('on');
    expect(toast.success).toHaveBeenCalledOnce();
  });

  it('disappears for good when it is declined, without asking the browser', async () => {
    desktopMemory.miss();
    const { unmount } = render(<DesktopOffer />);
    press('No, thanks');
    await vi.waitFor(() => expect(offer()).toBeNull());
    unmount();
    render(<DesktopOffer />);
    expect(offer()).toBeNull();
    expect(browser.requestPermission).not.toHaveBeenCalled();
  });

  it('says what to do if the browser refuses', async () => {
    desktopMemory.miss();
    render(<DesktopOffer />);
    answers('denied');
    press('Show them');
    await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    expect(offer()).toBeNull();
    expect(desktopMemory.choice()).toBe('off');
  });
});

describe('the setting for desktop notifications', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Show new messages on this device' });

  it('turns them on and off', async () => {
    render(<DesktopSetting />);
    expect(toggle().ariaChecked).toBe('false');
    answers('granted');
    fireEvent.click(toggle());
    await vi.waitFor(() => expect(toggle().ariaChecked).toBe('true'));
    fireEvent.click(toggle());
    expect(toggle().ariaChecked).toBe('false');
    expect(desktopMemory.choice()).toBe('off');
  });

  it('shows if the browser has blocked them since', () => {
    desktopMemory.choose('on');
    browser.permission = 'denied';
    render(<DesktopSetting />);
    expect(toggle().ariaChecked).toBe('false');
    expect(toggle().getAttribute('disabled')).not.toBeNull();
    expect(screen.getByText(/Your browser blocks notifications/)).toBeTruthy();
  });

  it('is hidden if a browser supports no notifications', () => {
    vi.stubGlobal('Notification', undefined);
    delete (window as { Notification?: unknown }).Notification;
    const { container } = render(<DesktopSetting />);
    expect(container.innerHTML).toBe('');
  });
});
