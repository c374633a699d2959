import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GOALS, LOAD, PET_SIZES } from './goals.ts';
import { measureInTurns, type Measured } from './load.ts';
import { median, medianRatio } from './numbers.ts';
import { PATHS } from './paths.ts';
import { ADMIN } from './people.ts';
import { fillPets, ownerAmong } from './pet-data.ts';
import { startPortal } from './portal.ts';
import { machine } from './report.ts';
import { ask } from './same-answer.ts';
import { seededDatabases } from './seeded.ts';
import { stoppingServers } from './server-process.ts';
import { signIn } from './sign-in.ts';

let port = 4220;

interface Asked {
  question: string;
  as: 'admin' | 'owner';
  paths: (petId: number, name: string) => string[];
}

/** What is asked of pets; several addresses are asked in turn. */
const QUESTIONS: Asked[] = [
  { question: 'list, admin', as: 'admin', paths: () => ['/api/pet-records?page=1'] },
  {
    question: 'list by owner’s email, admin',
    as: 'admin',
    paths: () => ['/api/pet-records?page=1&sort=email_desc'],
  },
  { question: 'list, owner', as: 'owner', paths: () => ['/api/pet-records?page=1'] },
  {
    question: 'detail with entries and documents',
    as: 'owner',
    paths: (id) => [
      `/api/pet-records/${id}`,
      `/api/pet-records/${id}/records`,
      `/api/pet-records/${id}/documents-and-forms`,
    ],
  },
  {
    question: 'name check, taken',
    as: 'owner',
    paths: (_id, name) => [`/api/pet-records/check-name?name=${encodeURIComponent(name)}`],
  },
  {
    question: 'name check, free',
    as: 'owner',
    paths: () => ['/api/pet-records/check-name?name=Nobody'],
  },
];

async function startOne(size: number, file: string) {
  const server = await startPortal(file, port++);
  const token = async (email: string) => {
    const { password } = ADMIN;
    const { accessToken } = await signIn(`${server.url}/api/auth/local`, { email, password });
    return String(accessToken);
  };
  const tokens = { admin: await token(ADMIN.email), owner: await token(ownerAmong(size).email) };
  const own = JSON.parse(await ask(`${server.url}/api/pet-records`, tokens.owner)) as {
    pets: { id: number; name: string }[];
    pagination: { total: number };
  };
  const [pet] = own.pets;
  // Their own five, and those on whose care team they are.
  if (!pet || own.pagination.total < 5) throw new Error('The owner does not see their pets.');
  return { size, url: server.url, tokens, pet };
}

await stoppingServers(async () => {
  const on = machine();
  console.log('Preparing the data (made once for a schema) …');
  const files = await seededDatabases(
    { name: 'pets', boot: (file) => startPortal(file, port++), fill: fillPets },
    PET_SIZES,
  );
  const servers = [];
  for (const size of PET_SIZES) servers.push(await startOne(size, files.get(size) ?? ''));

  const rows: string[] = [];
  for (const { question, as, paths } of QUESTIONS) {
    console.log(question);
    const turns = servers.map(({ size, url, tokens, pet }) => ({
      target: { name: String(size), url, token: tokens[as], paths: paths(pet.id, pet.name) },
      warmUpSeconds: LOAD.warmUpSeconds,
      seconds: LOAD.seconds,
    }));
    const [small, large] = (await measureInTurns(turns, LOAD.rounds)) as [Measured, Measured];
    const growth = medianRatio(small.rounds, large.rounds);
    const verdict = growth <= GOALS.growth ? 'reached' : '**missed**';
    const rate = (measured: Measured) => Math.round(median(measured.rounds));
    rows.push(
      `| ${question} | ${rate(small)} | ${rate(large)} | ${growth.toFixed(2)} | ${verdict} |`,
    );
  }
  const [small, large] = PET_SIZES.map((size) => size.toLocaleString('en'));
  const text = `# Pets, measured

Node ${on.node}, ${on.cores} cores (${on.cpu}), ${on.memoryGb} GB; load before the run ${on.loadBefore.toFixed(1)}.
${LOAD.connections} connections, SQLite; requests per second, medians of ${LOAD.rounds} rounds in which both sizes take turns;
the ratio of the times within a round. Goal: at most ${GOALS.growth} × the time. How: \`bench/README.md\`.

| question | ${small} pets | ${large} pets | time at ${large} ÷ at ${small} | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  mkdirSync(PATHS.results, { recursive: true });
  writeFileSync(path.join(PATHS.results, 'pets.md'), text);
  console.log(`\n${text}`);
});
