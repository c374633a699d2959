import { readFileSync } from 'node:fs';
import Koa from 'koa';

/** A Koa server that answers with one constant body. It shows what this machine can do at all, for information. */
const body: unknown = JSON.parse(readFileSync(String(process.env.BARE_BODY_FILE), 'utf8'));
const app = new Koa();
app.use((ctx) => {
  ctx.body = body;
});
app.listen(Number(process.env.PORT), process.env.HOST);
