export type CropArea = { x: number; y: number; width: number; height: number };

const unreadable = 'This picture could not be opened. Try a JPEG or PNG picture instead.';

/** Loads a picture. Rejects with a message for the member if the browser can't read it. */
export async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  try {
    await image.decode();
  } catch {
    throw new Error(unreadable);
  }
  return image;
}

/**
 * Cuts a square out of a picture and scales it to at most `max` pixels: WebP if the browser can write it, otherwise
 * JPEG. Redrawing also removes the location where it was taken.
 */
export async function cropSquare(src: string, area: CropArea, max = 1024): Promise<Blob> {
  const image = await loadImage(src);
  const side = Math.max(1, Math.round(Math.min(max, area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(unreadable);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);

  // A browser that can't write WebP produces a PNG, which is too large for a photo.
  const webp = await toBlob(canvas, 'image/webp');
  const blob = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg');
  if (!blob) throw new Error('This picture could not be saved. Please try another one.');
  return blob;
}

function toBlob(canvas: HTMLCanvasElement, type: string) {
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.88));
}
