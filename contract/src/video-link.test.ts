import { describe, expect, it } from 'vitest';
import { readVideoLink } from './video-link';

const ID = 'dQw4w9WgXcQ';

describe('a film at YouTube', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `http://youtube.com/watch?list=x&v=${ID}&t=30s`,
    `youtube.com:443/watch?v=${ID}`,
    ` m.youtube.com/watch?v=${ID} `,
    `https://music.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `youtu.be/${ID}/`,
    `https://www.youtube.com/embed/${ID}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtube.com/shorts/${ID}`,
    `https://youtube.com/live/${ID}?feature=share`,
    `HTTPS://WWW.YOUTUBE.COM/v/${ID}`,
    `https://www.youtube.com\\watch?v=${ID}`,
  ])('is recognized in %j', (typed) => {
    expect(readVideoLink(typed)).toEqual({
      host: 'youtube',
      id: ID,
      watchUrl: `https://www.youtube.com/watch?v=${ID}`,
      playerPath: `/player/youtube/${ID}`,
    });
  });
});

describe('a film at Vimeo', () => {
  it.each([
    ['https://vimeo.com/76979871', '76979871', ''],
    ['vimeo.com/76979871?share=copy', '76979871', ''],
    ['https://www.vimeo.com/channels/staffpicks/76979871', '76979871', ''],
    ['https://vimeo.com/groups/12345678/videos/76979871', '76979871', ''],
    ['https://vimeo.com/showcase/1234567/video/76979871', '76979871', ''],
    ['https://player.vimeo.com/video/76979871', '76979871', ''],
    ['https://vimeo.com/76979871/8272103f6e', '76979871', '8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e&title=0', '76979871', '8272103f6e'],
    ['https://vimeo.com/76979871?h=<script>', '76979871', ''],
  ])('is recognized in %j', (typed, id, key) => {
    expect(readVideoLink(typed)).toEqual({
      host: 'vimeo',
      id,
      watchUrl: `https://vimeo.com/${id}${key && `/${key}`}`,
      playerPath: `/player/vimeo/${id}${key && `?h=${key}`}`,
    });
  });
});

describe('a film at another host', () => {
  it.each([
    ['https://example.org/a/Film.MP4', 'https://example.org/a/Film.MP4'],
    ['example.org:8443/x.webm?token=a&b=c#t=5', 'https://example.org:8443/x.webm?token=a&b=c#t=5'],
    ['https://例.example/"><script>.mov', 'https://xn--fsq.example/%22%3E%3Cscript%3E.mov'],
    ['https://youtube.com.evil.example/watch.mp4', 'https://youtube.com.evil.example/watch.mp4'],
  ])('is recognized in %j', (typed, watchUrl) => {
    expect(readVideoLink(typed)).toEqual({
      host: 'file',
      watchUrl,
      playerPath: `/player/file?url=${encodeURIComponent(watchUrl)}`,
    });
  });
});

it.each([
  '',
  ' ',
  'film',
  'x.mp4',
  'https://example.org',
  'https://example.org/page.html',
  'mailto:a@b.c',
  'javascript:alert(1)//x.mp4',
  'data:video/mp4;base64,x.mp4',
  'ftp://example.org/x.mp4',
  '//example.org',
  'https://localhost/x.mp4',
  'file:///x.mp4',
  'blob:https://a.b/x.mp4',
  'https://youtube.com/watch',
  'https://youtube.com/watch?v=short',
  'https://youtu.be/',
  `https://youtube.com/watch?v=${ID}x`,
  `https://youtube.com/watch?v=${ID.slice(1)}"`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evilyoutube.com/watch?v=${ID}`,
  `https://youtube.com@evil.example/watch?v=${ID}`,
  `https://a:b@youtube.com/watch?v=${ID}`,
  `https://уoutube.com/watch?v=${ID}`,
  `https://evil.example/?https://youtu.be/${ID}`,
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://youtube.com/embed/live_stream',
  'https://vimeo.com/album/1234567',
  'https://vimeo.com/user1234567',
  'https://vimeo.com/event/1234567',
  'https://vimeo.com/1234',
  'https://vimeo.com/76979871x',
  'https://vimeo.com.evil.example/76979871',
  `https://example.org/${'x'.repeat(2000)}.mp4`,
  `https://example.org/${'é'.repeat(900)}.mp4`,
  'https://a;script-src.example/x.mp4',
  'https://*.example/x.mp4',
  "https://a'.b/x.mp4",
  'https://example.org/x.svg',
  'https://example.org/x.mp4/',
  'https://[::1/x.mp4',
])('%j is not a video that can be shown', (typed) => expect(readVideoLink(typed)).toBeNull());
