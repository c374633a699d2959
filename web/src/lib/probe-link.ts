/**
 * Why an image or a video does not load: the status its link is answered with, or undefined if there is no answer.
 * The elements themselves don't tell. 200 and 206 mean that the file exists but can't be shown.
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
    // A server that does not support ranges would send the whole file.
    probe.abort();
  }
}
