import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface OutgoingMail {
  message: { createReadStream(): AsyncIterable<Buffer>; messageId(): string };
}

/**
 * A nodemailer transport that writes each mail as an .eml file into `folder`, whole or not at all:
 * the portal works without a mail server, and whoever tries it can open what would have been sent.
 */
function outboxTransport(folder: string) {
  return {
    name: 'outbox',
    version: '1.0.0',
    send(mail: OutgoingMail, done: (error: Error | null, info?: { messageId: string }) => void) {
      writeMail(folder, mail).then(
        () => done(null, { messageId: mail.message.messageId() }),
        (error: Error) => done(error),
      );
    },
  };
}

async function writeMail(folder: string, mail: OutgoingMail) {
  const parts: Buffer[] = [];
  for await (const part of mail.message.createReadStream()) parts.push(part);
  await mkdir(folder, { recursive: true });
  const id = mail.message.messageId().replace(/[^\w.-]/g, '');
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
  // A reader of the folder must never see half a mail, hence the rename.
  await writeFile(path.join(folder, `.${name}.part`), Buffer.concat(parts));
  await rename(path.join(folder, `.${name}.part`), path.join(folder, name));
}

/** How long a mail server may be silent: together well below the lease of the mail in hand (LEASE_MS). */
export const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Within the address, because nodemailer reads nothing beside an address it is given. */
function withTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(TIMEOUTS_MS)) url.searchParams.set(name, String(ms));
  return url.toString();
}

/** By SMTP where `SMTP_URL` names a server, otherwise into the outbox folder of the data directory. */
export function mailTransport(smtpUrl: string | undefined, dataDir: string) {
  return smtpUrl
    ? { url: withTimeouts(smtpUrl) }
    : outboxTransport(path.resolve(dataDir, 'outbox'));
}
