import { SESSION_TEXTS } from '@hearthside/contract/session/endpoints';
import {
  VIDEO_TEXTS,
  isVimeoId,
  isVimeoKey,
  isYoutubeId,
  readVideoLink,
} from '@hearthside/contract/video-link';
import { filePage, framePage, playerPolicy, wordsPage } from './player-page';

export interface PlayerAnswer {
  status: 200 | 404 | 429;
  page: string;
  policy: string;
  /** What the film's host learns about where it is shown. */
  referrer: 'strict-origin-when-cross-origin' | 'no-referrer';
}

/** File types that no browser plays, so there is nothing to try. */
const NEVER_PLAYED = /\.(avi|wmv|flv)$/i;

const words = (status: PlayerAnswer['status'], said: string, watchUrl?: string): PlayerAnswer => ({
  status,
  page: wordsPage(said, watchUrl),
  policy: playerPolicy(null),
  referrer: 'no-referrer',
});

/** A player, and the text that replaces it outside a frame of the portal. */
interface Film extends PlayerAnswer {
  alone: PlayerAnswer;
}

const aloneAt = (place: string, watchUrl: string) => words(200, `Video on ${place}`, watchUrl);

const framed = (host: string, source: URL, watchUrl: string): Film => ({
  status: 200,
  alone: aloneAt(host, watchUrl),
  page: framePage({ host, source: source.href, watchUrl }),
  policy: playerPolicy({ frame: source.origin }),
  referrer: 'strict-origin-when-cross-origin',
});

function youtube(id: string): Film | null {
  const film = isYoutubeId(id) ? readVideoLink(`https://youtu.be/${id}`) : null;
  if (!film) return null;
  const source = new URL(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`);
  return framed('YouTube', source, film.watchUrl);
}

function vimeo(id: string, key: string): Film | null {
  if (!isVimeoId(id) || (key && !isVimeoKey(key))) return null;
  const film = readVideoLink(`https://vimeo.com/${id}${key && `/${key}`}`);
  if (!film) return null;
  const source = new URL(`https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`);
  if (key) source.searchParams.set('h', key);
  return framed('Vimeo', source, film.watchUrl);
}

function file(url: string): Film | null {
  const film = readVideoLink(url);
  if (film?.host !== 'file') return null;
  const { origin, hostname, pathname } = new URL(film.watchUrl);
  const alone = aloneAt(hostname, film.watchUrl);
  if (NEVER_PLAYED.test(pathname)) {
    return { ...words(200, VIDEO_TEXTS.cannotPlay, film.watchUrl), alone };
  }
  return {
    status: 200,
    alone,
    page: filePage(film.watchUrl),
    policy: playerPolicy({ media: origin }),
    referrer: 'no-referrer',
  };
}

function found(path: string, asked: URLSearchParams): Film | null {
  const [, host, id = ''] = /^\/player\/(youtube|vimeo|file)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (host === 'youtube') return youtube(id);
  if (host === 'vimeo') return vimeo(id, asked.get('h') ?? '');
  return host === 'file' && !id ? file(asked.get('url') ?? '') : null;
}

/** The answer to someone who opens more films than anyone can watch. */
export const tooManyFilms = (): PlayerAnswer => words(429, SESSION_TEXTS.tooOften);

/**
 * The player page for an address below `/player`, or a page that says there is no such film. `isAlone`: opened by
 * itself instead of in a frame of the portal, where it would play a stranger's film under our name.
 */
export function playerAnswer(path: string, query: string, isAlone: boolean): PlayerAnswer {
  const film = found(path, new URLSearchParams(query));
  if (!film) return words(404, VIDEO_TEXTS.invalid);
  return isAlone ? film.alone : film;
}
