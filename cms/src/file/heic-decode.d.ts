/** The part of heic-decode 2.1 that is used; the package brings no types. */
declare module 'heic-decode' {
  interface HeicPicture {
    /** In pixels, as the picture is shown: its turns are done. */
    width: number;
    height: number;
    /** Red, green, blue and alpha of each pixel, a byte each. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  }
  /** The pictures of a file, not decoded yet. */
  export function all(input: { buffer: Uint8Array }): Promise<HeicPicture[]>;
}
