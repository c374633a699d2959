import { expect, it } from 'vitest';
import { put } from '../harness/http';
import { signedIn } from '../harness/members';
import { fileForm } from '../harness/picture';
import { temporaryFiles } from '../harness/temporary';

it.each(['__proto__', 'constructor', 'other', ''])(
  'a file sent as "%s" is not the one asked for, and leaves nothing behind',
  async (field) => {
    const { token } = await signedIn();
    const body = fileForm(Buffer.alloc(200_000, 1), 'a.png', 'image/png', field);
    const reply = await put('/users/me/picture', { token, body });
    expect([reply.status, reply.body.error]).toEqual([400, 'Please select a file to upload']);
    expect(temporaryFiles()).toEqual([]);
  },
);
