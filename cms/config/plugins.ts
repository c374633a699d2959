import { SESSION } from '@hearthside/contract/session/endpoints';
import { mailTransport } from '../src/mail/mail-transport';
import type { Env } from '../src/env';

const DAY = 86_400;

export default ({ env }: { env: Env }) => ({
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: SESSION.accessSeconds,
        idleRefreshTokenLifespan: SESSION.idleDays * DAY,
        maxRefreshTokenLifespan: SESSION.maxDays * DAY,
        httpOnly: true,
      },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: mailTransport(env('SMTP_URL'), env('DATA_DIR', 'data')),
      settings: {
        defaultFrom: env('MAIL_FROM', 'Hearthside <portal@hearthside.example>'),
        defaultReplyTo: env('MAIL_FROM', 'Hearthside <portal@hearthside.example>'),
      },
    },
  },
  upload: {
    config: {
      // Written out because Strapi signs links only of files whose provider has the configured name.
      provider: 'local',
      sizeLimit: 100 * 1024 * 1024,
      security: {
        allowedTypes: [
          'image/jpeg',
          'image/png',
          'image/webp',
          'image/gif',
          // They become JPEG before they are kept (file/panel-heic).
          'image/heic',
          'image/heif',
          'image/heic-sequence',
          'image/heif-sequence',
          'application/pdf',
          'application/msword',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          // What the bytes of a .doc are called; what its name says has to be allowed too.
          'application/x-cfb',
          'video/mp4',
          'video/quicktime',
          'video/webm',
        ],
        deniedTypes: ['image/svg+xml', 'text/html'],
      },
    },
  },
});
