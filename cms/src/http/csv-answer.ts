import { Readable } from 'node:stream';
import type { Context } from 'koa';

/** Answers with rows as CSV while they are read; `name` is what the file is called, without its ending. */
export function answerCsv(
  ctx: Context,
  { name, rows, csv }: { name: string; rows: number; csv: AsyncIterable<string> },
) {
  ctx.set('X-Rows', String(rows));
  // A path would lose all but its end.
  ctx.attachment(`${name.replace(/[/\\]/g, '-')}.csv`);
  ctx.type = 'text/csv; charset=utf-8';
  const body = Readable.from(csv);
  // What has begun can't be answered otherwise any more: the download breaks off, and is seen to.
  body.once('error', () => ctx.res.destroy());
  ctx.body = body;
}
