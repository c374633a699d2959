const SIGNATURE = Buffer.from('ICC_PROFILE\0', 'latin1');
/** How many bytes of a profile fit into a JPEG marker, next to the signature and two counting bytes. */
const PROFILE_MAX = 0xffff - 2 - SIGNATURE.length - 2;

/**
 * A JPEG with an ICC profile that says what its colors mean (ICC.1:2022 annex B.4). The image library can only
 * convert colors to a profile, but here they are in it already. A profile too long for one marker is left out; no
 * camera's is that long.
 */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  if (profile.length > PROFILE_MAX) return jpeg;
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + SIGNATURE.length + 2 + profile.length, 2);
  // Right after the marker that begins the file.
  const [start, rest] = [jpeg.subarray(0, 2), jpeg.subarray(2)];
  return Buffer.concat([start, head, SIGNATURE, Buffer.from([1, 1]), profile, rest]);
}
