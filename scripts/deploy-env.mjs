// `node scripts/deploy-env.mjs`: creates deploy/.env from its sample, with new secrets. An existing one is kept.
import './lib/node-version.mjs';
import { readFileSync } from 'node:fs';
import { ensureSecrets, secret, SECRETS } from './lib/env-file.mjs';
import { inRepo } from './lib/paths.mjs';
import { runScript } from './lib/say.mjs';

const DEPLOY_SECRETS = [
  ...SECRETS,
  {
    key: 'POSTGRES_ADMIN_PASSWORD',
    about: "The database's superuser; set once, at its first start. The portal is not that.",
    make: secret,
  },
  {
    key: 'POSTGRES_PASSWORD',
    about: "The portal's role there; set at the same time.",
    make: secret,
  },
  { key: 'REDIS_PASSWORD', about: 'What joins the servers.', make: secret },
  { key: 'S3_ROOT_PASSWORD', about: "The file storage's root account.", make: secret },
  { key: 'S3_SECRET_ACCESS_KEY', about: "The portal's account there.", make: secret },
];

const SAID = {
  written:
    'deploy/.env is written. Please fill in PUBLIC_URL, ADMIN_EMAIL, SMTP_URL and MAIL_FROM.',
  completed: 'deploy/.env was there; the secrets it lacked were added.',
  kept: 'deploy/.env was there and is complete; nothing was changed.',
};

await runScript(async () => {
  const sample = readFileSync(inRepo('deploy', 'env.example'), 'utf8');
  console.log(SAID[ensureSecrets(inRepo('deploy', '.env'), { secrets: DEPLOY_SECRETS, sample })]);
});
