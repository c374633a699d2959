import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { COMMON_WORD, fillBlogs, RARE_TAG, RARE_WORD } from './blog-data.ts';
import { BLOG_SIZES, GOALS, LOAD } from './goals.ts';
import { measureInTurns, type Measured } from './load.ts';
import { median, medianRatio } from './numbers.ts';
import { PATHS } from './paths.ts';
import { portalToken, startPortal } from './portal.ts';
import { machine } from './report.ts';
import { seededDatabases } from './seeded.ts';
import { stoppingServers } from './server-process.ts';

let port = 4280;
/** `small`: only whether everything runs, at sizes that tell nothing. */
const isTrial = process.argv.includes('small');
const sizes = isTrial ? ([200, 1_000] as const) : BLOG_SIZES;
const load = isTrial ? { ...LOAD, rounds: 1, warmUpSeconds: 1, seconds: 1 } : LOAD;

const QUESTIONS: readonly (readonly [question: string, path: string])[] = [
  ['list', '/api/blogs'],
  ['list, page 9', '/api/blogs?page=9'],
  ['list by title', '/api/blogs?sortBy=title&sortOrder=asc'],
  ['a category', '/api/blogs?category=estate_planning'],
  ['a tag of many', '/api/blogs?tag=tag%205'],
  ['a tag of a few', `/api/blogs?tag=${RARE_TAG}`],
  ['a tag in a category', '/api/blogs?tag=tag%205&category=pet_care'],
  ['search', `/api/blogs?search=${RARE_WORD.slice(0, 6)}`],
  ['search for a common word', `/api/blogs?search=${COMMON_WORD}`],
  ['search by one letter', '/api/blogs?search=h'],
  ['search for a common word in a tag', `/api/blogs?search=${COMMON_WORD}&tag=tag%205`],
  ['an article with related ones', '/api/blogs/read/blog-17'],
  ['Manage Blogs', '/api/admin/blogs'],
  ['Manage Blogs, by title in a category', '/api/admin/blogs?sortBy=title&category=pet_care'],
  ['Manage Blogs, search', `/api/admin/blogs?search=${RARE_WORD}`],
  ['Manage Blogs, search for a common word', `/api/admin/blogs?search=${COMMON_WORD}`],
];

await stoppingServers(async () => {
  const on = machine();
  console.log('Preparing the data (made once for a schema) …');
  const files = await seededDatabases(
    { name: 'blogs', boot: (file) => startPortal(file, port++), fill: fillBlogs },
    sizes as readonly number[],
  );
  const servers: { size: number; url: string; token: string }[] = [];
  for (const size of sizes) {
    const server = await startPortal(files.get(size) ?? '', port++);
    servers.push({ size, url: server.url, token: await portalToken(server) });
  }

  const rows: string[] = [];
  for (const [question, asked] of QUESTIONS) {
    console.log(question);
    const turns = servers.map(({ size, url, token }) => ({
      target: { name: String(size), url, token, paths: [asked] },
      ...{ warmUpSeconds: load.warmUpSeconds, seconds: load.seconds },
    }));
    const [small, large] = (await measureInTurns(turns, load.rounds)) as [Measured, Measured];
    const growth = medianRatio(small.rounds, large.rounds);
    const verdict = growth <= GOALS.growth ? 'reached' : '**missed**';
    const rate = (measured: Measured) => Math.round(median(measured.rounds));
    rows.push(
      `| ${question} | ${rate(small)} | ${rate(large)} | ${growth.toFixed(2)} | ${verdict} |`,
    );
  }

  const [small, large] = sizes.map((size) => size.toLocaleString('en'));
  const text = `# Blogs, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
${load.connections} connections, SQLite; requests per second, medians of ${load.rounds} rounds in which both sizes take turns;
the ratio of the times within a round. Goal: at most ${GOALS.growth} × the time. How: \`bench/README.md\`.

| question | ${small} blogs | ${large} blogs | time at ${large} ÷ at ${small} | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  if (!isTrial) {
    mkdirSync(PATHS.results, { recursive: true });
    writeFileSync(path.join(PATHS.results, 'blogs.md'), text);
  }
  console.log(`\n${text}`);
});
