/** Encrypts a notification for a device and hands it to the device's push service. */
import { createHash } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { Core } from '@strapi/strapi';
import * as office from '../office/office';
import { KEPT_S, outcomeOf, PATIENCE_MS, type PushOutcome } from './push-schedule';
import { publicLookup, pushTarget } from './push-target';
import { payloadOf, type PushWords } from './push-words';
import { pushKeys } from './vapid-keys';

/** Where a device reads, and with which keys. */
export interface PushAddress {
  endpoint: string;
  publicKey: string;
  auth: string;
}

/** How much of an answer is read, in bytes. Nothing in it matters. */
const ANSWER_MAX = 4096;

/**
 * The name under which a later notification takes the place of one that still waits at the push service. It travels
 * unencrypted, so it tells nothing of what it is about.
 */
const topicFor = (auth: string, about: string): string =>
  createHash('sha256').update(`${auth}/${about}`).digest('base64url').slice(0, 32);

/** Asks a push service. Redirects are not followed, and only the status of its answer is used. */
function ask(
  url: URL,
  method: string,
  headers: Record<string, string | number>,
  body: Buffer | null,
): Promise<PushOutcome> {
  const isStandIn = url.protocol === 'http:';
  return new Promise((resolve) => {
    const later = (error: NodeJS.ErrnoException) =>
      resolve({
        kind: 'later',
        why: error.name === 'AbortError' ? 'too slow' : String(error.code),
      });
    const options = {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(!isStandIn && { lookup: publicLookup }),
    };
    const request = (isStandIn ? http : https).request(url, options, (answer) => {
      let bytes = 0;
      const end = () => {
        answer.destroy();
        resolve(outcomeOf(answer.statusCode ?? 0, answer.headers['retry-after']));
      };
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > ANSWER_MAX) end();
      });
      answer.on('end', end).on('error', end);
    });
    request.on('error', later);
    request.end(body);
  });
}

/** Whom a push service can write to about what this portal sends: the organization's support address. */
async function pushContact(strapi: Core.Strapi): Promise<string> {
  const { supportEmail } = await office.read(strapi);
  if (supportEmail) return `mailto:${supportEmail}`;
  const url = new URL(strapi.config.get<string>('server.url'));
  return url.protocol === 'https:' ? url.origin : `mailto:postmaster@${url.hostname}`;
}

/** Sends it. Never throws: what went wrong is in the outcome, which names no address. */
export async function sendPush(
  strapi: Core.Strapi,
  { endpoint, publicKey, auth }: PushAddress,
  about: string,
  words: PushWords,
): Promise<PushOutcome> {
  const url = pushTarget(endpoint);
  if (!url) return { kind: 'gone' };
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh: publicKey, auth } },
    payloadOf(about, words),
    {
      vapidDetails: { subject: await pushContact(strapi), ...pushKeys() },
      TTL: KEPT_S,
      urgency: words.isUrgent ? 'high' : 'normal',
      topic: topicFor(auth, about),
      contentEncoding: 'aes128gcm',
    },
  );
  return ask(url, method, headers, body);
}
