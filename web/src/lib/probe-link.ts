/**
 * Why an image or a video does not come: the status its link is answered with, or undefined where there is no
 * answer. Elements do not tell. 200 and 206 mean that it is there and can't be shown.
 */
export async function probeLink(url: string): Promise<number | undefined> {
  const probe = new AbortController();
  try {
    const { status } = await fetch(url, {
      headers: { Range: 'bytes=0-0' },
      credentials: 'same-origin',
      signal: probe.signal,
    });
    return status;
  } catch {
    return undefined;
  } finally {
    // Where ranges are not understood, the whole of it would follow.
    probe.abort();
  }
}
