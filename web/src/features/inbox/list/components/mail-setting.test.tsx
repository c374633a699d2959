// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DataCache } from '@/lib/api/swr-config';
import { answer, closePortal, noAnswer, openPortal, type Asked } from '@/testing/portal';
import { toast } from '@/ui/toast/toast';
import { MailSetting } from './mail-setting';

let mailUnread: boolean;
let away: boolean;
let saved: Asked[];
beforeEach(() => {
  mailUnread = true;
  away = false;
  saved = [];
  openPortal((request) => {
    if (request.call === 'PATCH /api/inbox/settings') {
      saved.push(request);
      if (away) return noAnswer();
      mailUnread = request.body.mailUnread as boolean;
    }
    return answer({ unread: 0, hasChats: true, mailUnread, countsAgainAt: null });
  });
});
afterEach(closePortal);

const open = () =>
  render(
    <DataCache>
      <MailSetting />
    </DataCache>,
  );
const toggle = () => screen.getByRole('switch', { name: 'Email me about unread messages' });

it('the mail setting waits until it is known, then shows and saves the member’s choice', async () => {
  open();
  expect(toggle().getAttribute('disabled')).not.toBeNull();
  await vi.waitFor(() => expect(toggle().ariaChecked).toBe('true'));
  fireEvent.click(toggle());
  await vi.waitFor(() => expect(toggle().ariaChecked).toBe('false'));
  expect(saved.map(({ body }) => body)).toEqual([{ mailUnread: false }]);
});

it('the mail setting says if it could not be saved, and shows the current value', async () => {
  away = true;
  open();
  await vi.waitFor(() => expect(toggle().ariaChecked).toBe('true'));
  fireEvent.click(toggle());
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledWith(
      expect.stringContaining('This setting could not be saved'),
    ),
  );
  expect(toggle().ariaChecked).toBe('true');
});
