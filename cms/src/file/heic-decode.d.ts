/** The part of heic-decode 2.1 used here; the package has no types of its own. */
declare module 'heic-decode' {
  interface HeicPicture {
    /** In pixels, as the picture is shown, with rotation applied. */
    width: number;
    height: number;
    /** Red, green, blue and alpha of each pixel, one byte each. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  /** The pictures in a file, not decoded yet. */
  export function all(input: { buffer: Uint8Array }): Promise<HeicPicture[]>;
}
