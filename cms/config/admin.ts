import { BLOG_UID } from '../src/api/blog/data/blog-row';
import { previewPath } from '../src/api/blog/data/preview-link';
import type { Env } from '../src/env';

/** The editors' panel at /admin. */
export default ({ env }: { env: Env }) => ({
  auth: {
    secret: env('ADMIN_JWT_SECRET'),
    sessions: { maxRefreshTokenLifespan: 30 * 86_400, maxSessionLifespan: 86_400 },
  },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false, docLinks: false },
  tutorials: false,
  preview: {
    enabled: true,
    config: {
      // The portal's own page, so nothing else has to be let into the panel's frame. Of the rest there is none.
      handler: (uid: string, { documentId }: { documentId?: string }) =>
        uid === BLOG_UID && documentId ? previewPath(documentId) : null,
    },
  },
});
