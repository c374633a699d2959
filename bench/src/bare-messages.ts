import { createServer } from 'node:http';
import { openBeside } from './sqlite.ts';

/**
 * The baseline for a search in messages: a bare HTTP server on the same database file, which asks the same index with
 * one plain statement. It knows who asks by the address alone, and gives neither the place nor the words round a hit.
 */

/** The portal shows twenty and says whether there are more. */
const LIMIT = 21;

const database = openBeside(String(process.env.DATABASE_FILE));
const statement = database.prepare(
  `select m.id, m.chat_id, m.sender_id, m.content, m.created_at
   from message_terms w join inbox_messages m on m.id = w.rowid
   where message_terms match ? and m.deleted_at is null
     and exists (select 1 from inbox_seats s where s.chat_id = m.chat_id and s.member_id = ?)
   order by w.rowid desc limit ${LIMIT}`,
);

/** All words have to begin words, and the marks have to be there. */
function expressionOf(query: URLSearchParams) {
  const words = query
    .getAll('word')
    .map((word) => `"${word.toLowerCase().replace(/[^a-z0-9]/g, '')}"*`);
  const marks = query.getAll('mark').map((mark) => `"\u00b7${mark.replace(/[^a-z0-9]/g, '')}"`);
  return [...words, ...marks].join(' AND ');
}

const http = createServer((request, response) => {
  const { pathname, searchParams } = new URL(String(request.url), 'http://127.0.0.1');
  if (pathname !== '/messages') return void response.end('ok');
  const found = statement.all(expressionOf(searchParams), Number(searchParams.get('member')));
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ found }));
});
http.listen(Number(process.env.PORT), process.env.HOST);
