/** Longest edge of a poster, in pixels. */
const EDGE = 1280;
/** How long a film may take to show a frame, in milliseconds. Otherwise it gets no poster. */
const PATIENCE_MS = 10_000;

/** A frame of a film and its length in seconds, as read by the browser. */
export interface DrawnPoster {
  poster: Blob;
  duration: number;
}

/** Draws a frame from near the start of a film. Undefined if this browser can't play the film. Never rejects. */
export async function drawPoster(film: Blob): Promise<DrawnPoster | undefined> {
  const url = URL.createObjectURL(film);
  const video = document.createElement('video');
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await happens(video, 'loadeddata');
    const { duration } = video;
    if (!Number.isFinite(duration) || video.videoWidth === 0) return undefined;
    // Skips the black frames at the start of many films.
    const seeked = happens(video, 'seeked');
    video.currentTime = Math.min(3, duration / 4);
    await seeked;
    const poster = await pictureOf(video);
    return poster && { poster, duration };
  } catch {
    return undefined;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
}

function happens(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The film shows nothing.')), PATIENCE_MS);
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      then();
    };
    video.addEventListener(event, end(resolve), { once: true });
    video.addEventListener('error', end(reject), { once: true });
  });
}

function pictureOf(video: HTMLVideoElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, EDGE / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(videoWidth * scale));
  canvas.height = Math.max(1, Math.round(videoHeight * scale));
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', 0.82),
  );
}
