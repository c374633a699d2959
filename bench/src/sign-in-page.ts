import { scriptsOfPages } from '../../web/page-files.ts';
import { GOALS } from './goals.ts';

/** Gzipped bytes of the JavaScript that a browser needs before it can show the sign-in page, and a member's home. */
const pages = scriptsOfPages();
const goals = [
  { page: 'session/sign-in', most: GOALS.signInBytes },
  { page: 'home/home', most: GOALS.homeBytes },
];

for (const { page, most } of goals) {
  const scripts = pages.get(page)?.toSorted((a, b) => b.bytes - a.bytes);
  if (!scripts) throw new Error(`The portal has no page ${page}.`);
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { file, bytes } of scripts) console.log(`${String(bytes).padStart(8)}  ${file}`);
  console.log(`${String(total).padStart(8)}  bytes of gzipped JavaScript for ${page}`);
  const reached = total <= most;
  console.log(`Goal: at most ${most.toLocaleString('en')}: ${reached ? 'reached' : 'missed'}\n`);
  if (!reached) process.exitCode = 1;
}
