/**
 * Addresses of videos that were pasted (part 2 §5): recognised, and rebuilt from what was recognised, so that
 * nothing of the pasted text itself ever becomes an address. No zod here.
 */

import { hasPort, isHost } from './rich-text';
import { addressIn } from './web-address';

/** Texts of part 2 §5 and §8, letter for letter. */
export const VIDEO_TEXTS = {
  invalid: 'Invalid video URL',
  failed: 'Failed to process video URL',
  cannotPlay: 'Unable to play this video format',
  cannotDownload: 'Cannot download external videos. Please visit the original source.',
} as const;

/** Endings of films that are linked directly. */
export const VIDEO_ENDINGS = ['mp4', 'webm', 'ogg', 'mov', 'avi', 'wmv', 'flv', 'mkv'] as const;

export type VideoLink =
  | {
      host: 'youtube' | 'vimeo';
      id: string;
      /** Where it is watched at its host's. */ watchUrl: string;
      /** The portal's own page that frames the host's player, which alone may fetch from there. */ playerPath: string;
    }
  /** A film somewhere else, played by the portal's player page too. */
  | { host: 'file'; watchUrl: string; playerPath: string };

const YOUTUBE = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com)$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** Not ids, though as long: the player's pages for a list and for what a channel is sending. */
const YOUTUBE_PAGES: readonly string[] = ['videoseries', 'live_stream'];

/** Id of a film at Vimeo, and the key of one that is not listed there. */
const VIMEO_ID = /^\d{5,12}$/;
const VIMEO_KEY = /^[\da-f]{6,20}$/;
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/[^/]+\/video\/)?(\d+)(?:\/([\da-f]+))?\/?$/;

/** Whether this is the id of a film at YouTube. */
export const isYoutubeId = (text: string): boolean =>
  YOUTUBE_ID.test(text) && !YOUTUBE_PAGES.includes(text);
/** Whether this is the id of a film at Vimeo. */
export const isVimeoId = (text: string): boolean => VIMEO_ID.test(text);
/** Whether this is what opens an unlisted film at Vimeo. */
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

/** The address that was typed; without a scheme, with a port (`example.org:8080/x`) or without, it is https. */
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

/** What a pasted address of a video leads to, or null where it is none that can be shown. */
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
