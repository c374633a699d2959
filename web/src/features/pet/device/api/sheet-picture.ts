import { toBase64 } from '@/lib/drafts/encrypt';

/** A larger picture is left out, in bytes. The server's own are far smaller. */
const MOST = 300_000;

/** The picture at an address as a text that needs no server. Null if it can't be had, or is too large. */
export async function pictureText(address: string | null): Promise<string | null> {
  if (!address) return null;
  try {
    const answer = await fetch(address);
    const blob = await answer.blob();
    if (!answer.ok || !blob.type.startsWith('image/') || blob.size > MOST) return null;
    return `data:${blob.type};base64,${toBase64(new Uint8Array(await blob.arrayBuffer()))}`;
  } catch {
    return null;
  }
}
