import { escapeHtml } from './html-text';
import { DARK, FONTS, LIGHT } from './mail-colors';

interface NamedLink {
  label: string;
  link: string;
}

/** Things to read or to do, each with its link, below a heading. */
export interface MailList {
  heading: string;
  entries: readonly { title: string; link: string; text: string }[];
  /** Where the others are, if it does not name all. */
  more?: NamedLink | undefined;
}

/** What an email says, in the order in which it says it. */
export interface MailParts {
  organization: string;
  /** The portal's own address, to which the logo leads. */
  home: string;
  /** A PNG: mail programs show neither SVG nor pictures within the mail's own text. */
  logo: string;
  heading: string;
  hello: string;
  paragraphs: readonly string[];
  lists: readonly MailList[];
  action?: NamedLink | undefined;
  closing?: string | undefined;
  /** Why the reader gets it, as a whole sentence. */
  reason: string;
  /** Where the reader decides on such mails; none if they always come. */
  choices: readonly NamedLink[];
}

const WIDTH = 600;
const LOGO = 40;

/**
 * The only style sheet of a mail. Programs that drop it show the light look, whose styles are written on the elements
 * themselves.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.inside{padding:24px 20px!important}}
@media (prefers-color-scheme:dark){
.canvas{background-color:${DARK.canvas}!important}
.card{background-color:${DARK.surface}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}
.soft{color:${DARK.soft}!important}
.link{color:${DARK.link}!important}
.button{background-color:${DARK.brand}!important}
.button-label{color:${DARK.brandInk}!important}
}`;

const table = (inside: string, more = 'width="100%"') =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${more}>${inside}</table>`;

/** Lines stay lines, as in the plain text. */
const lines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;color:${LIGHT.ink}">${lines(text)}</p>`;

/** Long addresses break anywhere, so that a phone does not scroll sideways. */
const linkTo = (link: string, label: string) =>
  `<a class="link" href="${escapeHtml(link)}" style="color:${LIGHT.link};word-break:break-word;overflow-wrap:anywhere">${escapeHtml(label)}</a>`;

const listOf = ({ heading, entries, more }: MailList) =>
  [
    `<h2 class="ink" style="margin:24px 0 12px;font:600 20px/1.3 ${FONTS.title};color:${LIGHT.ink}">${escapeHtml(heading)}</h2>`,
    ...entries.map(
      ({ title, link, text }) =>
        `<p class="soft" style="margin:0 0 16px;color:${LIGHT.soft}"><strong>${linkTo(link, title)}</strong>${text && `<br>${lines(text)}`}</p>`,
    ),
    more ? `<p style="margin:0 0 16px">${linkTo(more.link, more.label)}</p>` : '',
  ].join('\n');

/** A button of table cells, which Outlook draws too, and its address for anyone who would rather copy it. */
const button = ({ label, link }: NamedLink) => `${table(
  `<tr><td class="button" bgcolor="${LIGHT.brand}" style="border-radius:10px;background-color:${LIGHT.brand};mso-padding-alt:14px 24px"><a class="button-label" href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;font-size:17px;line-height:20px;font-weight:600;color:${LIGHT.brandInk};text-decoration:none">${escapeHtml(label)}</a></td></tr>`,
  'style="margin:8px 0 16px"',
)}
<p class="soft" style="margin:0 0 16px;font-size:14px;color:${LIGHT.soft}">Or open this link:<br>${linkTo(link, link)}</p>`;

/** The mark, and the name beside it. Where pictures are blocked, the mark is the name's first letter on its color. */
function header({ organization, home, logo }: MailParts): string {
  const name = escapeHtml(organization);
  const initial = escapeHtml([...organization.trim()][0] ?? '');
  const mark = `<a href="${escapeHtml(home)}" aria-label="${name}" style="display:block;text-decoration:none"><img src="${escapeHtml(logo)}" width="${LOGO}" height="${LOGO}" alt="${initial}" style="display:block;border:0;border-radius:12px;background-color:${LIGHT.brand};color:#ffffff;font:600 22px/${LOGO}px ${FONTS.title};text-align:center"></a>`;
  return table(
    `<tr><td width="${LOGO}" style="padding:0 12px 0 0">${mark}</td><td class="ink" style="font:600 20px/26px ${FONTS.title};color:${LIGHT.ink}">${name}</td></tr>`,
    'style="margin:0 0 20px"',
  );
}

function footer({ organization, reason, choices }: MailParts): string {
  const links = choices.map(({ label, link }) => linkTo(link, label)).join(' &middot; ');
  return `<p class="soft" style="margin:0;font-size:14px;line-height:1.5;color:${LIGHT.soft}"><strong>${escapeHtml(organization)}</strong><br>${escapeHtml(reason)}${links && `<br>${links}`}</p>`;
}

/** Outlook knows no maximum width, and gets a table of its own around the mail. */
const inOutlook = (html: string) => `<!--[if mso]>${html}<![endif]-->`;

/**
 * An email as HTML: one layout for all, drawn with tables, at most 600 pixels wide, in light and dark. It loads
 * nothing but the logo, and everything it is given is escaped.
 */
export function mailHtml(parts: MailParts): string {
  const { heading, hello, paragraphs, lists, action, closing } = parts;
  const body = [
    header(parts),
    `<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.3 ${FONTS.title};color:${LIGHT.ink}">${escapeHtml(heading)}</h1>`,
    ...[hello, ...paragraphs].map(paragraph),
    ...lists.map(listOf),
    action ? button(action) : '',
    closing
      ? `<p class="soft" style="margin:0 0 8px;font-size:15px;color:${LIGHT.soft}">${lines(closing)}</p>`
      : '',
  ];
  const card = `<tr><td class="card inside" style="padding:28px 32px;background-color:${LIGHT.surface};border:1px solid ${LIGHT.line};border-radius:14px;font:17px/1.5 ${FONTS.text};color:${LIGHT.ink};overflow-wrap:anywhere">
${body.filter((part) => part !== '').join('\n')}
</td></tr>
<tr><td class="inside" style="padding:20px 32px 8px;font:14px/1.5 ${FONTS.text}">
${footer(parts)}
</td></tr>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(heading)}</title>
<style>
${STYLE}
</style>
</head>
<body class="canvas" style="margin:0;padding:0;background-color:${LIGHT.canvas}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(paragraphs[0] ?? '')}</div>
${table(
  `<tr><td align="center" style="padding:24px 12px">
${inOutlook(`<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td>`)}
${table(card, `width="100%" style="max-width:${WIDTH}px;text-align:left"`)}
${inOutlook('</td></tr></table>')}
</td></tr>`,
  `class="canvas" width="100%" bgcolor="${LIGHT.canvas}" style="background-color:${LIGHT.canvas}"`,
)}
</body>
</html>`;
}

const textOfList = ({ heading, entries, more }: MailList) => [
  heading,
  ...entries.map(({ title, link, text }) =>
    [`${title}: ${link}`, text].filter((line) => line !== '').join('\n'),
  ),
  ...(more ? [`${more.label}: ${more.link}`] : []),
];

/** The same email as plain text, with the same words and links in the same order. */
export function mailText(parts: MailParts): string {
  const { organization, heading, hello, paragraphs, lists, action, closing } = parts;
  const { reason, choices } = parts;
  return [
    heading,
    hello,
    ...paragraphs,
    ...lists.flatMap(textOfList),
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    ...(closing ? [closing] : []),
    [organization, reason, ...choices.map(({ label, link }) => `${label}: ${link}`)].join('\n'),
  ].join('\n\n');
}
