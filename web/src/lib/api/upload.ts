import { AbortedError, ServerUnavailableError } from './api-error';

interface UploadRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: FormData;
}

interface UploadOptions {
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** Sends a form with a file. Uses XMLHttpRequest, because fetch does not report the progress of an upload. */
export function sendUpload(request: UploadRequest, options: UploadOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (options.signal?.aborted) return reject(new AbortedError());
    const xhr = new XMLHttpRequest();
    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) options.onProgress?.(total > 0 ? loaded / total : 1);
    };
    xhr.onload = () => {
      const empty = xhr.status === 204 || xhr.status === 304;
      resolve(new Response(empty ? null : xhr.responseText, { status: xhr.status }));
    };
    xhr.onerror = () => reject(new ServerUnavailableError());
    xhr.onabort = () => reject(new AbortedError());
    options.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(request.body);
  });
}
