import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * The parts of an S3-compatible service that the portal's storage uses: putting, getting (whole or a range), looking
 * up, deleting and listing objects by path. Signatures are not checked.
 */
export async function startS3() {
  const objects = new Map<string, Buffer>();
  const changed = new Map<string, Date>();
  let reads = 0;
  const put = (key: string, bytes: Buffer) => {
    objects.set(key, bytes);
    changed.set(key, new Date());
  };
  const listed = (bucket: string) =>
    [...objects.keys()]
      .filter((key) => key.startsWith(bucket))
      .map((key) => {
        const at = changed.get(key)?.toISOString();
        const size = objects.get(key)?.length;
        return `<Contents><Key>${key.slice(bucket.length)}</Key><LastModified>${at}</LastModified><Size>${size}</Size></Contents>`;
      })
      .join('');
  const server = createServer(async (request, response) => {
    const { pathname: key, searchParams } = new URL(request.url ?? '/', 'http://s3');
    if (request.method === 'GET' && searchParams.has('list-type')) {
      const bucket = `${key.replace(/\/$/, '')}/`;
      return response.end(`<ListBucketResult>${listed(bucket)}</ListBucketResult>`);
    }
    const source = request.headers['x-amz-copy-source'];
    if (request.method === 'PUT' && typeof source === 'string') {
      const copied = objects.get(`/${decodeURIComponent(source)}`);
      if (copied) put(key, copied);
      response.statusCode = copied ? 200 : 404;
      const done = '<CopyObjectResult><ETag>"stand-in"</ETag></CopyObjectResult>';
      return response.end(copied ? done : '<Error><Code>NoSuchKey</Code></Error>');
    }
    if (request.method === 'PUT') {
      put(key, await bodyOf(request));
      return response.setHeader('ETag', '"stand-in"').end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      response.statusCode = 204;
      return response.end();
    }
    const object = objects.get(key);
    if (request.method === 'GET') reads += 1;
    if (!object) {
      response.statusCode = 404;
      return response.end(request.method === 'HEAD' ? '' : '<Error><Code>NoSuchKey</Code></Error>');
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = from && to ? object.subarray(Number(from), Number(to) + 1) : object;
    response.statusCode = from ? 206 : 200;
    response.setHeader('Content-Length', part.length);
    response.end(request.method === 'HEAD' ? undefined : part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    keys: () => [...objects.keys()],
    /** How often objects were read as a whole or in part. */
    reads: () => reads,
    put,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
