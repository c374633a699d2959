import type { Core } from '@strapi/strapi';
import { notificationPages } from '@hearthside/contract/notification/pages';
import * as office from '../office/office';
import { mailHtml, mailText, type MailList, type MailParts } from './mail-layout';
import { ABOUT } from './mail-topics';
import { portalLink } from './portal-link';
import { unsubscribeLink, type Unsubscribing } from './unsubscribe-link';

export { portalLink } from './portal-link';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface MailDraft {
  /** Also the mail's heading. */
  subject: string;
  /** The recipient's first name; empty if nobody has confirmed that the address is theirs. */
  greeting: string;
  /** The first sentence names the organization and says why it writes. */
  paragraphs: readonly string[];
  lists?: readonly MailList[];
  action?: { label: string; link: string };
  /** What else to know, such as until when the link works. */
  closing?: string;
  /** Why the reader gets it: "You’re getting this email because" goes before it, a period after it. */
  reason: string;
  /** Whose choice it is, if such mails can be switched off. */
  choice?: Unsubscribing;
}

/** What an email says in the name of an organization. */
type MailWords = (organization: string) => MailDraft;

/** The portal's own mark. The organization's logo has an address that stops working before a mail is read. */
const MARK = '/icons/icon-192.png';

const choicesIn = (choice: Unsubscribing) => [
  { label: 'Choose which emails you get', link: portalLink(notificationPages.choices) },
  { label: `Stop emails about ${ABOUT[choice.topic]}`, link: unsubscribeLink(choice) },
];

/** Writes emails in the organization's name, as plain text and as HTML that loads nothing but the portal's mark. */
export async function mailWriter(strapi: Core.Strapi): Promise<(words: MailWords) => MailContent> {
  const { organisationName: organization } = await office.read(strapi);
  return (words) => {
    const { subject, greeting, paragraphs, lists = [], ...more } = words(organization);
    const { action, closing, reason, choice } = more;
    const parts: MailParts = {
      organization,
      home: portalLink('/'),
      logo: portalLink(MARK),
      heading: subject,
      hello: greeting ? `Hello ${greeting},` : 'Hello,',
      paragraphs,
      lists,
      action,
      closing,
      reason: `You’re getting this email because ${reason}.`,
      choices: choice ? choicesIn(choice) : [],
    };
    return {
      subject: `${subject} \u00b7 ${organization}`,
      text: mailText(parts),
      html: mailHtml(parts),
    };
  };
}

/** A single such email. */
export const mailIn = async (strapi: Core.Strapi, words: MailWords): Promise<MailContent> =>
  (await mailWriter(strapi))(words);
