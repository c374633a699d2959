import { ANIMALS, fillCare, trusteeAmong } from './care-data.ts';
import { measureMornings } from './care-mails.ts';
import { CARE_SIZES } from './goals.ts';
import { measureGrowth } from './growth.ts';
import { ADMIN } from './people.ts';
import { ownerAmong } from './pet-data.ts';
import { ask } from './same-answer.ts';
import type { Server } from './server-process.ts';
import { signIn } from './sign-in.ts';

type Who = 'admin' | 'owner' | 'trustee';

const TODAY = new Date().toISOString().slice(0, 10);
const daysFrom = (count: number) => {
  const to = new Date(Date.now() + (count - 1) * 86_400_000).toISOString().slice(0, 10);
  return `/api/care/days?from=${TODAY}&to=${to}`;
};

const QUESTIONS: readonly [question: string, as: Who, path: string][] = [
  ['a day of 50 animals with 2,000 tasks, owner', 'owner', daysFrom(1)],
  ['a day of one animal with 40 tasks, owner', 'owner', `${daysFrom(1)}&petId=1`],
  ['home, owner', 'owner', '/api/users/me/home'],
  ['what is overdue, admin', 'admin', '/api/care/overdue'],
  ['what is overdue, page 5, admin', 'admin', '/api/care/overdue?page=5'],
  ['what is overdue in their trust, trustee', 'trustee', '/api/care/overdue'],
];

async function ready(server: Server, size: number) {
  const token = async (email: string) => {
    const { password } = ADMIN;
    const { accessToken } = await signIn(`${server.url}/api/auth/local`, { email, password });
    return String(accessToken);
  };
  const tokens = {
    admin: await token(ADMIN.email),
    owner: await token(ownerAmong(size).email),
    trustee: await token(trusteeAmong(size).email),
  };
  const day = JSON.parse(await ask(`${server.url}${daysFrom(2)}`, tokens.owner)) as {
    tasks: { pet: { id: number } }[];
  };
  const animals = new Set(day.tasks.map(({ pet }) => pet.id));
  if (animals.size !== ANIMALS || day.tasks.length !== 2_000)
    throw new Error(`The owner has ${day.tasks.length} tasks of ${animals.size} animals.`);
  return tokens;
}

await measureGrowth<Record<Who, string>>({
  name: 'care',
  title: 'Care',
  things: 'animals',
  sizes: CARE_SIZES,
  port: 4360,
  fill: fillCare,
  ready,
  questions: QUESTIONS.map(([question, as, path]) => ({
    question,
    token: (tokens) => tokens[as],
    paths: () => [path],
  })),
  beside: (_small, isTrial) => measureMornings(4370, isTrial),
});
