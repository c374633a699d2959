import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { server } from './shared';
import { until } from './until';

/** An email as it was written, its recipient and, once requested, its parsed content. */
interface Written {
  to: string;
  raw: Buffer;
  mail?: ParsedMail;
}

/** The emails in all outboxes, across all test files: thousands, each read once. */
const written: Map<string, Written> = ((
  globalThis as { writtenMails?: Map<string, Written> }
).writtenMails ??= new Map());

function writtenIn(file: string): Written {
  const known = written.get(file);
  if (known) return known;
  const raw = readFileSync(file);
  const [, to = ''] = /^To: (.*(?:\r?\n[ \t].*)*)/im.exec(raw.toString('latin1')) ?? [];
  const one = { to, raw };
  written.set(file, one);
  return one;
}

const addressesOf = ({ to }: ParsedMail) =>
  [to].flat().flatMap((list) => list?.value.map(({ address }) => address) ?? []);

/** All emails written so far for an address, oldest first. */
export async function mailsTo(address: string, dataDir = server.dataDir): Promise<ParsedMail[]> {
  const folder = path.join(dataDir, 'outbox');
  const names = existsSync(folder) ? readdirSync(folder).filter((n) => n.endsWith('.eml')) : [];
  const found: ParsedMail[] = [];
  for (const name of names.sort()) {
    const one = writtenIn(path.join(folder, name));
    if (!one.to.includes(address)) continue;
    one.mail ??= await simpleParser(one.raw);
    if (addressesOf(one.mail).includes(address)) found.push(one.mail);
  }
  return found;
}

/** The newest email to an address whose subject begins like this; waits for it. */
export function mailTo(address: string, subject: string, dataDir = server.dataDir) {
  return until(`a mail "${subject}" to ${address}`, async () =>
    (await mailsTo(address, dataDir)).filter((mail) => mail.subject?.startsWith(subject)).at(-1),
  );
}

/** The secret in an email's only link. */
export function tokenIn(mail: ParsedMail): string {
  const [, token] = /[?&]token=([\w-]+)/.exec(mail.text ?? '') ?? [];
  if (!token) throw new Error(`No link in "${mail.subject}": ${mail.text}`);
  return token;
}
