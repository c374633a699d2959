import { expect, it, vi } from 'vitest';
import { asking, scheduleText, type PublishAction } from './scheduled-publishing';

it('the text of a schedule names the day, the hour and the zone', () => {
  const at = new Date('2099-12-07T14:00:00Z');
  expect(
    scheduleText(at, { timeZone: 'America/New_York' } as Intl.ResolvedDateTimeFormatOptions),
  ).toBe('Publishes Mon, Dec 7, 2099, 9:00 AM Eastern');
});

it('the panel asks before it publishes a scheduled blog, and publishes it when confirmed', async () => {
  const [publishes, confirms] = [vi.fn(), vi.fn()];
  const strapis = { label: 'Publish', onClick: publishes, dialog: { onConfirm: confirms } };
  const asked = asking(strapis, 'Publishes Monday') as PublishAction & {
    dialog: { content: string; onConfirm: () => void };
  };
  // Anything but true makes Strapi open the dialog.
  expect(asked.onClick?.({})).toBe(false);
  expect(asked.dialog.content).toContain('Publishes Monday');
  expect(confirms).not.toHaveBeenCalled();
  asked.dialog.onConfirm();
  expect(confirms).toHaveBeenCalledOnce();
  expect(publishes).not.toHaveBeenCalled();
});
