import type { Endpoint } from '@hearthside/contract/endpoint';

/** One flat input, split into the parts of the HTTP request. */
export interface RequestParts {
  url: string;
  body: string | FormData | undefined;
}

/**
 * Splits a call's input: `:name` parts of the path, the keys of the query schema, and the rest,
 * which is the JSON body, or the form fields beside an uploaded `file`.
 */
export function requestParts(endpoint: Endpoint, input: object): RequestParts {
  const rest: Record<string, unknown> = { ...input };
  const take = (name: string) => {
    const value = rest[name];
    delete rest[name];
    return value;
  };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(take(name))),
  );
  const query = new URLSearchParams();
  for (const name of Object.keys(endpoint.query.shape)) {
    const value = take(name);
    // A query field may be given several times.
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
    }
  }
  const search = query.size > 0 ? `?${query}` : '';
  return { url: `/api${path}${search}`, body: bodyOf(endpoint, rest) };
}

function bodyOf(endpoint: Endpoint, rest: Record<string, unknown>) {
  if (endpoint.upload) {
    const { file, ...fields } = rest;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) form.append(name, String(value));
    }
    // The file goes last, so that a server that reads in order knows the fields before the bytes.
    if (file instanceof Blob) form.append(endpoint.upload.field, file);
    return form;
  }
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return undefined;
  return JSON.stringify(rest);
}
