import { createHash } from 'node:crypto';
import { notificationPages } from '@hearthside/contract/notification/pages';
import { escapeHtml } from '../../../mail/html-text';
import { DARK, FONTS, LIGHT, type MailColors } from '../../../mail/mail-colors';

/** What the page says of one link. */
interface PageWords {
  organization: string;
  heading: string;
  text: string;
  /** The label of its button, if there is something to do. */
  button?: string;
}

const asColors = (colors: MailColors) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

const STYLE = `:root{color-scheme:light dark;${asColors(LIGHT)}}
@media (prefers-color-scheme:dark){:root{${asColors(DARK)}}}
body{margin:0;padding:24px 12px;background:var(--canvas);color:var(--ink);font:17px/1.5 ${FONTS.text};overflow-wrap:anywhere}
main{box-sizing:border-box;max-width:560px;margin:0 auto;padding:28px;background:var(--surface);border:1px solid var(--line);border-radius:14px}
h1{margin:0 0 12px;font:600 26px/1.25 ${FONTS.title}}
p{margin:0 0 20px}
.name{font:600 20px/1.3 ${FONTS.title};color:var(--link)}
button{min-height:48px;padding:12px 24px;border:1px solid transparent;border-radius:10px;background:var(--brand);color:var(--brandInk);font:600 17px/1.2 ${FONTS.text};cursor:pointer}
a{display:inline-block;padding:10px 0;color:var(--link)}
button:focus-visible,a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}`;

/** The page runs no script and loads nothing. Its one style is allowed by its hash. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent to the page's own address, with the link's token, as a mail program sends it (RFC 8058). */
const form = (button: string) =>
  `<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><p><button>${escapeHtml(button)}</button></p></form>`;

/** A page that works without the portal's scripts, for whoever comes from a mail, signed in or not. */
function pageOf({ organization, heading, text, button }: PageWords): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${heading} \u00b7 ${organization}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="name">${escapeHtml(organization)}</p>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
${button ? form(button) : ''}
<a href="${notificationPages.choices}">Choose which emails you get</a>
</main>
</body>
</html>`;
}

/** Asks before anything is switched off. `about` is what the mails are about. */
export const askingPage = (organization: string, about: string) =>
  pageOf({
    organization,
    heading: `Stop emails about ${about}?`,
    text: `You will no longer get emails about ${about} from ${organization}. You will still get all other emails, and nothing changes in the portal.`,
    button: 'Stop these emails',
  });

export const stoppedPage = (organization: string, about: string) =>
  pageOf({
    organization,
    heading: `Emails about ${about} are turned off`,
    text: 'You will no longer get them, but you will still get all other emails. You can turn them back on in the portal at any time.',
  });

/** The same for every link that is refused, so that it reveals nothing. */
export const refusedPage = (organization: string, reason: string) =>
  pageOf({
    organization,
    heading: 'This link doesn’t work',
    text: `${reason} You can turn off emails you don’t want in the portal.`,
  });
