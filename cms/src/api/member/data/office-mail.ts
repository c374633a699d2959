import type { Core } from '@strapi/strapi';
import { mailIn } from '../../../mail/mail-content';

/** The email in which the office writes to many members at once, with what an admin typed. */
export const officeMail = (strapi: Core.Strapi, firstName: string, text: string) =>
  mailIn(strapi, (organization) => ({
    subject: `A message from ${organization}`,
    greeting: firstName,
    paragraphs: [`A message from the team at ${organization}:`, ...text.split(/\n+/)],
    reason: `you are a member of ${organization}`,
  }));
