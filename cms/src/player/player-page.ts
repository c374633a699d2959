import { createHash } from 'node:crypto';
import { VIDEO_TEXTS } from '@hearthside/contract/video-link';

/** The page's only style. It is allowed by its hash, so no other style applies. */
const STYLE = [
  'html,body{height:100%;margin:0;background:#111;color:#fff;font:16px/1.5 system-ui,sans-serif}',
  'body{display:flex;flex-direction:column}',
  'iframe,video{flex:1;width:100%;min-height:0;border:0;background:#000}',
  '[hidden]{display:none}p{margin:0;padding:8px 12px}h1{margin:auto auto 0;padding:0 12px;font-size:18px}',
  'h1+p{margin-bottom:auto;text-align:center}',
  'a{color:#fff;display:inline-block;padding:6px 0}a:focus-visible{outline:3px solid #fff}',
].join('');
/** The page's only script: it says so when a film does not play, whatever the reason. */
const SCRIPT = [
  "const [film,said]=['video','h1'].map((name)=>document.querySelector(name));",
  "film.addEventListener('error',()=>{film.hidden=true;said.hidden=false})",
].join('');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What a page may load beyond its own style. */
type Source = { frame: string } | { media: string } | null;

/**
 * The policy of one page. It allows the page's style, its script (only for a file), the one host its film comes from,
 * and the portal as its frame.
 */
export const playerPolicy = (source: Source): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(STYLE)}`,
    ...(source && 'frame' in source ? [`frame-src ${source.frame}`] : []),
    ...(source && 'media' in source
      ? [`media-src ${source.media}`, `script-src ${hashOf(SCRIPT)}`]
      : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style>` +
  `</head><body>${body}</body></html>`;

const original = (address: string, words: string) =>
  `<p><a href="${escaped(address)}" target="_blank" rel="noopener noreferrer">${escaped(words)}</a></p>`;

/** A host's own player. YouTube's player needs to know which site shows it (its error 153), so it gets the origin. */
export const framePage = (film: { host: string; source: string; watchUrl: string }): string =>
  page(
    `Video on ${film.host}`,
    `<iframe src="${escaped(film.source)}" title="Video on ${film.host}" allowfullscreen ` +
      'allow="autoplay; encrypted-media; fullscreen; picture-in-picture" ' +
      'referrerpolicy="strict-origin-when-cross-origin"></iframe>' +
      original(film.watchUrl, `Watch on ${film.host}`),
  );

/** A film that is a plain file, in the browser's own player. */
export function filePage(watchUrl: string): string {
  const { hostname } = new URL(watchUrl);
  const address = escaped(watchUrl);
  return page(
    `Video from ${hostname}`,
    `<video src="${address}" title="Video from ${hostname}" controls autoplay playsinline ` +
      `preload="metadata">${VIDEO_TEXTS.cannotPlay}</video>` +
      `<h1 role="alert" hidden>${VIDEO_TEXTS.cannotPlay}</h1>` +
      original(watchUrl, `Open the video on ${hostname}`) +
      `<script>${SCRIPT}</script>`,
  );
}

/** In place of a player: for a film no browser plays, one to be watched on its own site, or no film at all. */
export const wordsPage = (said: string, watchUrl?: string): string =>
  page(
    said,
    `<h1>${escaped(said)}</h1>` +
      (watchUrl ? original(watchUrl, `Open the video on ${new URL(watchUrl).hostname}`) : ''),
  );
