import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { MailContent } from './mail-content';

const UID = 'api::notification.mail';
const LOOK_EVERY_MS = 1000;
/** A mail that a server took and did not finish is taken up again after this. */
const LEASE_MS = 120_000;
const TRIES_MAX = 10;

interface MailRow extends MailContent {
  id: number;
  to: string;
  messageId: string;
  tries: number;
}

/**
 * Puts a mail into the queue, within the transaction of what it tells about: what was promised is sent,
 * also after a crash or while the mail server is away.
 */
export async function queueMail(strapi: Core.Strapi, to: string, content: MailContent) {
  const messageId = `<${randomUUID()}@${new URL(strapi.config.get<string>('server.url')).hostname}>`;
  const data = { to, ...content, messageId, tries: 0, nextTryAt: new Date() };
  await strapi.db.query(UID).create({ data });
}

/** Takes one due mail for this server; of two servers only one gets it. */
async function takeDue(strapi: Core.Strapi): Promise<MailRow | null> {
  const due = { sentAt: null, tries: { $lt: TRIES_MAX }, nextTryAt: { $lte: new Date() } };
  const row: MailRow | null = await strapi.db
    .query(UID)
    .findOne({ where: due, orderBy: { id: 'asc' } });
  if (!row) return null;
  const { count } = await strapi.db.query(UID).updateMany({
    where: { ...due, id: row.id, tries: row.tries },
    data: { tries: row.tries + 1, nextTryAt: new Date(Date.now() + LEASE_MS) },
  });
  return count === 1 ? row : takeDue(strapi);
}

async function send(strapi: Core.Strapi, row: MailRow) {
  const { id, to, subject, text, html, messageId, tries } = row;
  try {
    // The same Message-ID on every try, so that a repeat after a crash is recognised as one.
    const mail = { to, subject, text, html, messageId };
    await strapi.plugin('email').service('email').send(mail);
    // Links in a sent mail are secrets; they are not kept.
    const data = { sentAt: new Date(), text: '(sent)', html: '(sent)', lastError: null };
    await strapi.db.query(UID).update({ where: { id }, data });
  } catch (error) {
    const wait = Math.min(3600, 5 * 2 ** tries) * 1000;
    const data = { lastError: String(error), nextTryAt: new Date(Date.now() + wait) };
    await strapi.db.query(UID).update({ where: { id }, data });
    strapi.log.warn(`Mail ${id} could not be sent, trying again in ${wait / 1000} s: ${error}`);
  }
}

/** Sends what is due, now and from now on; the returned function stops and waits for the mail in hand. */
export function startMailQueue(strapi: Core.Strapi): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();

  async function work() {
    try {
      for (let row = await takeDue(strapi); row && !stopped; row = await takeDue(strapi)) {
        await send(strapi, row);
      }
    } catch (error) {
      strapi.log.warn(`The mail queue could not be read: ${error}`);
    }
    if (!stopped) timer = setTimeout(run, LOOK_EVERY_MS);
  }
  function run() {
    working = work();
  }
  run();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await working;
  };
}
