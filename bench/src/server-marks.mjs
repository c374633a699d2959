/**
 * Loaded into a server by `--import`. Marks when a request begins and ends, when a statement runs on SQLite, and when
 * a socket server broadcasts, by the machine's monotonic clock in milliseconds. At SIGUSR2 all marks are written into
 * the file that `BENCH_MARKS` names, and are forgotten.
 */
import diagnostics from 'node:diagnostics_channel';
import { renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const requireFromCms = createRequire(`${process.env.BENCH_CMS}/package.json`);
let marks = [];
const now = () => Number(process.hrtime.bigint()) / 1e6;

diagnostics.subscribe('http.server.request.start', ({ request }) =>
  marks.push({ what: 'request', start: now(), text: `${request.method} ${request.url}` }),
);
diagnostics.subscribe('http.server.response.finish', () =>
  marks.push({ what: 'answer', start: now() }),
);

/** Wraps a method so that each call leaves a mark with its beginning and end. */
function watch(prototype, name, mark) {
  const method = prototype[name];
  prototype[name] = function (...given) {
    const start = now();
    try {
      return method.apply(this, given);
    } finally {
      marks.push({ start, end: now(), ...mark(this, given) });
    }
  };
}

const Sqlite = requireFromCms('better-sqlite3');
const statement = Object.getPrototypeOf(new Sqlite(':memory:').prepare('select 1'));
watch(Sqlite.prototype, 'prepare', (_, [sql]) => ({ what: 'prepare', text: sql }));
for (const name of ['run', 'get', 'all'])
  watch(statement, name, ({ source }) => ({ what: 'statement', text: source }));

const { Server } = requireFromCms('socket.io');
const broadcast = Object.getPrototypeOf(new Server().to('any'));
watch(broadcast, 'emit', (_, [event]) => ({ what: 'broadcast', text: event }));

process.on('SIGUSR2', () => {
  const file = String(process.env.BENCH_MARKS);
  writeFileSync(`${file}.part`, JSON.stringify(marks));
  renameSync(`${file}.part`, file);
  marks = [];
});
