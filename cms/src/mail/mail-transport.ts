import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface OutgoingMail {
  message: { createReadStream(): AsyncIterable<Buffer>; messageId(): string };
}

/**
 * A nodemailer transport that writes each email as an .eml file into `folder`, completely or not at all. The portal
 * works without a mail server, and whoever tries it can open what would have been sent.
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
  // The file is renamed at the end so that nobody who reads the folder sees half an email.
  await writeFile(path.join(folder, `.${name}.part`), Buffer.concat(parts));
  await rename(path.join(folder, `.${name}.part`), path.join(folder, name));
}

/**
 * How long a mail server may be silent, in milliseconds. Together these stay well below the lease of an email
 * (LEASE_MS).
 */
export const TIMEOUTS_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** The timeouts are part of the URL, because nodemailer reads no other options next to a URL. */
function withTimeouts(smtpUrl: string): string {
  // The server refuses to start with such an address, in words (require-settings).
  if (!URL.canParse(smtpUrl)) return smtpUrl;
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(TIMEOUTS_MS)) url.searchParams.set(name, String(ms));
  return url.toString();
}

/** Sends by SMTP if `SMTP_URL` names a server, otherwise into the outbox folder of the data directory. */
export function mailTransport(smtpUrl: string | undefined, dataDir: string) {
  return smtpUrl
    ? { url: withTimeouts(smtpUrl) }
    : outboxTransport(path.resolve(dataDir, 'outbox'));
}
