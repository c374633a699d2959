/**
 * What the panel says when the server does not answer properly. Strapi shows the browser's own words, such as "Failed
 * to fetch" or that a proxy's page is not JSON.
 */
export const FAILURES = {
  away: 'The server can’t be reached. What you typed is still here. Please check your connection and try again.',
  broken:
    'Something went wrong on the server. What you typed is still here. Please try again in a moment.',
  tooLarge: 'This is too large to be sent. Please choose a smaller file.',
} as const;

const isJson = (response: Response) =>
  response.headers.get('content-type')?.includes('json') ?? false;

/** The answer as it came, or the same failure in the shape and words of the panel's own refusals. */
export async function inPlainWords(response: Response): Promise<Response> {
  const { status } = response;
  if (response.ok || (isJson(response) && status < 500)) return response;
  if (status < 400) return response;
  const said = status === 413 ? FAILURES.tooLarge : FAILURES.broken;
  const own = isJson(response) ? await messageIn(response) : undefined;
  const error = { status, name: 'ApplicationError', message: own ?? said, details: {} };
  return new Response(JSON.stringify({ data: null, error }), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** A sentence of our own server, such as that the disk is full. Undefined for Strapi's bare status text. */
async function messageIn(response: Response): Promise<string | undefined> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: { message?: unknown } } | null;
  const message = body?.error?.message;
  return typeof message === 'string' && message.endsWith('.') ? message : undefined;
}

/** Makes every request of the panel fail in plain words. */
export function sayFailuresPlainly(): void {
  const { fetch } = window;
  window.fetch = async (...asked) => {
    let response: Response;
    try {
      response = await fetch(...asked);
    } catch (error) {
      // The panel itself gives up requests that nobody needs anymore.
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new TypeError(FAILURES.away, { cause: error });
    }
    return inPlainWords(response);
  };
}
