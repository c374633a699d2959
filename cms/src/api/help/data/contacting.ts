/** Messages to the team (ruling 22). */
import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { can, ROLE_LABELS, type RoleHolder } from '@hearthside/contract/access';
import { countAttempt } from '../../../auth/attempts';
import { refuse } from '../../../http/refuse';
import { mailIn } from '../../../mail/mail-content';
import { queueMailOnce } from '../../../mail/mail-queue';
import { writeToOffice } from '../../inbox/services/inbox';
import * as office from '../../../office/office';
import * as members from '../../../auth/members';

interface Contact {
  about: string;
  message: string;
  key: string;
}
interface Writing extends RoleHolder {
  id: number;
}

const NO_ADDRESS =
  'You can’t message the team from here yet, because the portal has no support email address. Please try again later.';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A device's key of a message, in the form in which the inbox and the mail queue use it. */
const nameOf = (memberId: number, key: string) => hashOf(`${memberId}:${key}`);

/** Sends it to the support address, with the member's own address for replies. */
async function byMail(strapi: Core.Strapi, member: Writing, { about, message, key }: Contact) {
  const { supportEmail } = await office.read(strapi);
  if (!supportEmail) throw refuse.conflict(NO_ADDRESS);
  await countAttempt('contact_by_account', String(member.id));
  const { firstName, lastName, email } = await members.me(strapi, member.id);
  const name = `${firstName} ${lastName}`;
  const standing = member.verified ? '' : ', not verified yet';
  const content = await mailIn(strapi, (organization) => ({
    subject: `${about}: ${name}`,
    greeting: 'team',
    paragraphs: [
      `${name} (${ROLE_LABELS[member.role].one}${standing}) wrote from the ${organization} help center:`,
      ...message.split(/\n+/),
    ],
    closing: `Replies to this email go to ${name}, ${email}.`,
    reason: 'this is the address that members write to for help',
  }));
  const letter = { to: supportEmail, content, replyTo: email };
  const once = { name: nameOf(member.id, key), digest: hashOf(JSON.stringify([about, message])) };
  await queueMailOnce(strapi, letter, once, 'awaited');
}

/**
 * Writes to the team: in the member's chat with the office, or by email to the support address if they have no inbox
 * or belong to the office themselves. Sent again under the same key it exists once.
 */
export async function contact(strapi: Core.Strapi, member: Writing, given: Contact) {
  if (can(member, 'inbox') && member.role !== 'admin') {
    const chatId = await writeToOffice(strapi, member, {
      clientId: nameOf(member.id, given.key),
      content: `${given.about}\n\n${given.message}`,
    });
    return { chatId, message: 'Your message is on its way. You’ll get the answer in your inbox.' };
  }
  await byMail(strapi, member, given);
  return { chatId: null, message: 'Your message is on its way. You’ll get the answer by email.' };
}
