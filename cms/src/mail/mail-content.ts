import type { Core } from '@strapi/strapi';
import * as office from '../office/office';

export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface MailDraft {
  subject: string;
  /** The recipient's first name; empty if nobody has confirmed that the address is theirs. */
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; link: string };
  closing: string;
}

/** A path of the portal as a full URL that works outside it. */
export function portalLink(path: string): string {
  return new URL(path, strapi.config.get<string>('server.url')).toString();
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;
const button = ({ label, link }: { label: string; link: string }) =>
  `<p style="margin:24px 0"><a href="${escape(link)}" style="background:#1d6b58;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${escape(label)}</a></p>
  <p style="margin:0 0 16px;font-size:14px;color:#55655f">Or open this address: <br>${escape(link)}</p>`;

/** Writes emails in the organization's name, as plain text and as HTML that loads nothing from outside. */
export async function mailWriter(strapi: Core.Strapi): Promise<(draft: MailDraft) => MailContent> {
  const { organisationName } = await office.read(strapi);
  return ({ subject, greeting, paragraphs, action, closing }) => {
    const hello = greeting ? `Hello ${greeting},` : 'Hello,';
    const text = [
      hello,
      ...paragraphs,
      ...(action ? [`${action.label}:\n${action.link}`] : []),
      closing,
      organisationName,
    ].join('\n\n');
    const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(subject)}</title>
<body style="margin:0;padding:24px;background:#f7f3ec;font:17px/1.5 system-ui,sans-serif;color:#20302c">
<div style="max-width:560px;margin:0 auto;background:#fffdf9;border:1px solid #e4dccf;border-radius:12px;padding:28px">
  <p style="margin:0 0 20px;font:600 20px Georgia,serif;color:#14503f">${escape(organisationName)}</p>
  ${[hello, ...paragraphs].map(paragraph).join('\n  ')}
  ${action ? button(action) : ''}
  <p style="margin:0;font-size:14px;color:#55655f">${escape(closing)}</p>
</div></body></html>`;
    return { subject: `${subject} · ${organisationName}`, text, html };
  };
}

/** A single such email. */
export const mailIn = async (strapi: Core.Strapi, draft: MailDraft): Promise<MailContent> =>
  (await mailWriter(strapi))(draft);
