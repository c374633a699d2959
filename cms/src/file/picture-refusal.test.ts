import { describe, expect, it } from 'vitest';
import { refuse } from '../http/refuse';
import { refusalFor } from './picture-refusal';

const wrongType = refuse.wrongType('Please choose a picture.');

describe('an error of the image library', () => {
  it.each(['ENOSPC', 'EMFILE', 'ENOMEM'])('is passed on unchanged if its code is %s', (code) => {
    const error = Object.assign(new Error('the disk'), { code });
    expect(refusalFor(error, wrongType)).toBe(error);
  });

  it('is passed on unchanged if it is already a refusal', () => {
    const refusal = refuse.tooBig();
    expect(refusalFor(refusal, wrongType)).toBe(refusal);
  });

  it.each([
    ['vips__file_write: write failed\nunix error: No space left on device', 503],
    ['unable to open file\nunix error: Too many open files', 503],
    ['VipsImage: out of memory --- size == 180MB', 503],
    ['Input buffer contains unsupported image format', 415],
    ['VipsJpeg: premature end of JPEG image', 415],
    ['vipspng: libpng read error', 415],
    ['webp2vips: unable to read pixels', 415],
    ['Input image exceeds pixel limit', 413],
    ['Unknown error', 415],
  ])('with the message "%s" becomes %i', (message, status) => {
    expect(refusalFor(new Error(message), wrongType)).toMatchObject({ status });
  });
});
