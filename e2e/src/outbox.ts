import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';

/** The first link of the newest mail to somebody about something; waits for it to arrive. */
export async function linkFromMail(outbox: string, to: string, subject: RegExp): Promise<string> {
  const deadline = Date.now() + 15_000;
  for (;;) {
    const link = await newestLink(outbox, to, subject);
    if (link) return link;
    if (Date.now() > deadline) throw new Error(`No mail to ${to} about ${subject} has arrived.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function newestLink(outbox: string, to: string, subject: RegExp) {
  const names = await readdir(outbox).catch(() => []);
  for (const name of names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .reverse()) {
    const mail = await simpleParser(await readFile(path.join(outbox, name)));
    const receiver = Array.isArray(mail.to) ? mail.to[0]?.text : mail.to?.text;
    if (receiver !== to || !subject.test(mail.subject ?? '')) continue;
    return /https?:\/\/\S+/.exec(mail.text ?? '')?.[0];
  }
  return undefined;
}
