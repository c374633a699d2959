import type { Missing, SetupStatus } from '@hearthside/contract/session/setup';

/** The steps of the setup in their order. */
export const SETUP_STEPS = ['organization', 'mail', 'server', 'admin'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const STEP_TITLES: Record<SetupStep, string> = {
  organization: 'Your organization',
  mail: 'Mail',
  server: 'Address, files and what is missing',
  admin: 'You, the first admin',
};

const isStep = (text: string | null): text is SetupStep => SETUP_STEPS.includes(text as SetupStep);

/** The step to show: the one in the address, or else the first that is not done. */
export function stepOf(named: string | null, status: SetupStatus): SetupStep {
  if (isStep(named)) return named;
  if (!status.organizationDone) return 'organization';
  if (!status.mail.proved) return 'mail';
  return status.storage.checked ? 'admin' : 'server';
}

/** The step after this one. */
export const stepAfter = (step: SetupStep): SetupStep =>
  SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1] ?? 'admin';

/** Whether the browser uses the address that the server puts into mails. */
export function isSameAddress(publicUrl: string, origin: string): boolean {
  try {
    return new URL(publicUrl).origin === origin;
  } catch {
    return false;
  }
}

/** What to do about each part that is missing. */
export const MISSING_PARTS: Record<Missing, { title: string; todo: string }> = {
  https: {
    title: 'HTTPS',
    todo: 'Put a proxy in front that ends TLS (deploy/Caddyfile and deploy/tls-proxy.conf are samples), and set PUBLIC_URL to its https address. Without it, passwords go over the network in the clear.',
  },
  proxy: {
    title: 'The proxy in front',
    todo: 'Set TRUSTED_PROXIES to the number of your own proxies, usually 1. If the proxy is on this machine, also set HOST=127.0.0.1. Until then, all visitors seem to come from one address and share its limits.',
  },
  mail: {
    title: 'A mail server',
    todo: 'Set SMTP_URL and MAIL_FROM. Until then no one can join or get a new password, because mails only go into a folder of the server.',
  },
  sender: {
    title: 'The sender of emails',
    todo: 'Set MAIL_FROM to your own address. Until then emails come from portal@hearthside.example, and most mail servers will reject them.',
  },
  backups: {
    title: 'Backups',
    todo: 'Set BACKUP_DIR to a folder on another disk. The server then makes and checks a backup each night. If backups are made by other means, set BACKUPS=elsewhere.',
  },
};
