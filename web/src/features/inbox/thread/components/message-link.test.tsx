// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closePortal } from '@/testing/portal';
import { chatWith, said, TestInbox } from '../../list/components/test-inbox';

let inbox: TestInbox;
beforeEach(() => {
  inbox = new TestInbox();
  inbox.chats = [chatWith(1)];
});
afterEach(closePortal);

const PLACE = `${location.origin}/inbox/1?message=1`;
const linked = async (address: string) => {
  inbox.messages = [said(1, 2, 'Fed at six'), said(2, 2, `See ${address}`)];
  const router = inbox.open('/inbox/1');
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: address });
  return { router, link };
};

describe('a link in a message', () => {
  it('to a page of the portal opens here, and leads there again when it is pressed again', async () => {
    const { router, link } = await linked(PLACE);
    expect([link.target, link.href]).toEqual(['', PLACE]);
    fireEvent.click(link);
    await waitFor(() => expect(router.state.location.search).toBe('?message=1'));
    const first = router.state.location.key;
    fireEvent.click(await screen.findByRole('link', { name: PLACE }));
    await waitFor(() => expect(router.state.location.key).not.toBe(first));
  });

  it.each([['ctrlKey'], ['metaKey'], ['shiftKey']])(
    'to a page of the portal is left to the browser with %s, which opens it elsewhere',
    async (key) => {
      const { router, link } = await linked(PLACE);
      let isTaken: boolean | undefined;
      const end = (event: Event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', end, { once: true });
      fireEvent.click(link, { [key]: true });
      expect(isTaken).toBe(false);
      expect(router.state.location.search).toBe('');
    },
  );

  it.each(['https://vance.example/a', `${location.origin}/api/files/a.pdf`])(
    'to what is no page of the portal, %s, opens in a new tab, which learns nothing of this one',
    async (address) => {
      const { link } = await linked(address);
      expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    },
  );

  it('with a mail address stays as it is', async () => {
    const { link } = await linked('theo@house.example');
    expect([link.target, link.href]).toEqual(['', 'mailto:theo@house.example']);
  });
});
