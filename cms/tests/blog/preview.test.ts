import { describe, expect, it } from 'vitest';
import { blogCalls, contentWith, previewOf } from '../harness/blogs';
import { fileLinkFor } from '../harness/file-link';
import { get } from '../harness/http';
import { signedIn } from '../harness/members';

const blogs = blogCalls(await signedIn({ role: 'admin' }));

describe('a preview', () => {
  it('shows the draft to anyone with its address', async () => {
    const { id } = await blogs.made({ publish: true });
    const next = { title: 'Not out yet', category: 'pet_care', content: contentWith() };
    await blogs.save(id, next);
    const { status, body } = await get(previewOf(id));
    expect([status, body.blog.title]).toEqual([200, 'Not out yet']);
  });

  it('expires, and is for one blog only', async () => {
    const [one, other] = [await blogs.made(), await blogs.made()];
    const good = previewOf(one.id);
    const gone = previewOf(one.id, Math.floor(Date.now() / 1000) - 1);
    const [, signed = ''] = fileLinkFor(one.id).split('?');
    for (const address of [
      gone,
      good.replace(one.id, other.id),
      good.replace(/signature=(.)/, (_, first) => `signature=${first === '-' ? '_' : '-'}`),
      good.replace(/expires=\d/, 'expires=9'),
      `/blogs/preview/${one.id}?${signed}`,
    ]) {
      expect((await get(address)).status).toBe(404);
    }
    expect((await get(`/blogs/preview/${one.id}`)).status).toBe(400);
    await blogs.remove(one.id);
    expect((await get(good)).status).toBe(404);
  });
});
