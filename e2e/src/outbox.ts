import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';

/** The first link in the newest mail to this address with this subject. Waits for the mail to arrive. */
export async function linkFromMail(outbox: string, to: string, subject: RegExp): Promise<string> {
  // A mail about what can be undone waits 15 seconds.
  const deadline = Date.now() + 40_000;
  for (;;) {
    const link = await newestLink(outbox, to, subject);
    if (link) return link;
    if (Date.now() > deadline) throw new Error(`No mail to ${to} about ${subject} has arrived.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function newestLink(outbox: string, to: string, subject: RegExp) {
  const [mail] = await mailsAbout(outbox, to, subject);
  return /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
}

/** The mails to this address with this subject that have arrived, newest first. */
export async function mailsAbout(outbox: string, to: string, subject: RegExp) {
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.reverse().map(async (name) => simpleParser(await readFile(path.join(outbox, name)))),
  );
  return mails.filter((mail) => {
    const receiver = Array.isArray(mail.to) ? mail.to[0]?.text : mail.to?.text;
    return receiver === to && subject.test(mail.subject ?? '');
  });
}
