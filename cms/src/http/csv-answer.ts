import { Readable } from 'node:stream';
import type { Context } from 'koa';

/** Answers with rows as CSV while they are read. `name` is the file's name without its extension. */
export function answerCsv(
  ctx: Context,
  { name, rows, csv }: { name: string; rows: number; csv: AsyncIterable<string> },
) {
  ctx.set('X-Rows', String(rows));
  // `attachment` would treat slashes as a path and keep only its last part.
  ctx.attachment(`${name.replace(/[/\\]/g, '-')}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  const body = Readable.from(csv);
  // The answer has begun, so its status can no longer change. Breaking off lets the browser see that the download
  // failed.
  body.once('error', () => ctx.res.destroy());
  ctx.body = body;
}
