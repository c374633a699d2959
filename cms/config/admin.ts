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
  flags: { nps: false, promoteEE: false },
  tutorials: false,
  // Nothing has a preview yet; saying so keeps the panel from advertising one.
  preview: { enabled: true, config: { handler: () => null } },
});
