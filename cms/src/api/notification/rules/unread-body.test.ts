import type { IncomingMessage } from 'node:http';
import { expect, it, vi } from 'vitest';
import { leaveBodyUnread } from './unread-body';

it('the form of a mail program is dropped, and looks to the gate like no body at all', () => {
  const headers: Record<string, string> = {
    host: 'portal.example',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '27',
  };
  const resume = vi.fn();
  leaveBodyUnread({ req: { headers, resume } as unknown as IncomingMessage });
  expect(headers).toEqual({ host: 'portal.example' });
  expect(resume).toHaveBeenCalledOnce();
});
