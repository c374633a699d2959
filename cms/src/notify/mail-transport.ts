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

/** By SMTP where `SMTP_URL` names a server, otherwise into the outbox folder of the data directory. */
export function mailTransport(smtpUrl: string | undefined, dataDir: string) {
  return smtpUrl ? { url: smtpUrl } : outboxTransport(path.resolve(dataDir, 'outbox'));
}
