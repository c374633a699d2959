/**
 * Pasted addresses of videos (part 2 §5). They are recognized and then rebuilt from the recognized parts, so that no
 * pasted text ever becomes an address itself. Must not import zod.
 */

import { hasPort } from './rich-text';
import { isHost } from './web-address';
import { addressIn } from './web-address';

/** Texts of part 2 §5 and §8, word for word. */
export const VIDEO_TEXTS = {
  invalid: 'Invalid video URL',
  failed: 'Failed to process video URL',
  cannotPlay: 'Unable to play this video format',
  cannotDownload: 'Cannot download external videos. Please visit the original source.',
} as const;

/** File name endings of films that are linked directly. */
export const VIDEO_ENDINGS = ['mp4', 'webm', 'ogg', 'mov', 'avi', 'wmv', 'flv', 'mkv'] as const;

export type VideoLink =
  | {
      host: 'youtube' | 'vimeo';
      id: string;
      /** The film's page at its host. */
      watchUrl: string;
      /** The portal's own page that frames the host's player. Only that page may load from there. */
      playerPath: string;
    }
  /** A film at another host, also played by the portal's player page. */
  | { host: 'file'; watchUrl: string; playerPath: string };

const YOUTUBE = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** These have the length of an id, but are the player's pages for a playlist and for a live stream. */
const YOUTUBE_PAGES: readonly string[] = ['videoseries', 'live_stream'];

/** The id of a film at Vimeo, and the key of an unlisted one. */
const VIMEO_ID = /^\d{5,12}$/;
const VIMEO_KEY = /^[\da-f]{6,20}$/;
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/[^/]+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/;

/** Whether this is the id of a film at YouTube. */
export const isYoutubeId = (text: string): boolean =>
  YOUTUBE_ID.test(text) && !YOUTUBE_PAGES.includes(text);
/** Whether this is the id of a film at Vimeo. */
export const isVimeoId = (text: string): boolean => VIMEO_ID.test(text);
/** Whether this is the key of an unlisted film at Vimeo. */
export const isVimeoKey = (text: string): boolean => VIMEO_KEY.test(text);

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  const [, first, second] = pathname.split('/');
  let found: string | null | undefined;
  if (hostname === 'youtu.be' || hostname === 'www.youtu.be') found = first;
  else if (!YOUTUBE.test(hostname)) return null;
  else if (first === 'watch') found = searchParams.get('v');
  else if (first && ['embed', 'shorts', 'live', 'v'].includes(first)) found = second;
  return found && isYoutubeId(found) ? found : null;
}

function vimeoFilm({ hostname, pathname, searchParams }: URL) {
  if (!['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'].includes(hostname)) return null;
  const [, id = '', inPath] = VIMEO_PATH.exec(pathname) ?? [];
  const key = inPath ?? searchParams.get('h') ?? '';
  return isVimeoId(id) ? { id, key: isVimeoKey(key) ? key : '' } : null;
}

const LONGEST = 2000;

/** The typed address. Without a scheme, with or without a port (`example.org:8080/x`), it becomes https. */
function typedAddress(typed: string): URL | null {
  if (typed.length > 2 * LONGEST) return null;
  const text = typed.trim();
  const named = /^[a-z][a-z0-9+.-]*:/i.test(text) && !hasPort(text);
  const url = addressIn(named ? text : `https://${text}`);
  if (text === '' || text.length > LONGEST || !url) return null;
  const onWeb = ['http:', 'https:'].includes(url.protocol);
  return onWeb &&
    isHost(url.hostname) &&
    !url.username &&
    !url.password &&
    url.href.length <= LONGEST
    ? url
    : null;
}

/** The video that a pasted address leads to, or null if it is not one that can be shown. */
export function readVideoLink(typed: string): VideoLink | null {
  const url = typedAddress(typed);
  if (!url) return null;
  const onYoutube = youtubeId(url);
  if (onYoutube)
    return {
      host: 'youtube',
      id: onYoutube,
      watchUrl: `https://www.youtube.com/watch?v=${onYoutube}`,
      playerPath: `/player/youtube/${onYoutube}`,
    };
  const onVimeo = vimeoFilm(url);
  if (onVimeo) {
    const { id, key } = onVimeo;
    return {
      host: 'vimeo',
      id,
      watchUrl: `https://vimeo.com/${id}${key && `/${key}`}`,
      playerPath: `/player/vimeo/${id}${key && `?h=${key}`}`,
    };
  }
  const ending = url.pathname.toLowerCase().split('.').pop() ?? '';
  return (VIDEO_ENDINGS as readonly string[]).includes(ending) && url.hostname.includes('.')
    ? {
        host: 'file',
        watchUrl: url.href,
        playerPath: `/player/file?url=${encodeURIComponent(url.href)}`,
      }
    : null;
}
