import { PET_SIZES } from './goals.ts';
import { measureGrowth } from './growth.ts';
import { ADMIN } from './people.ts';
import { fillPets, ownerAmong } from './pet-data.ts';
import { ask } from './same-answer.ts';
import type { Server } from './server-process.ts';
import { signIn } from './sign-in.ts';

interface Asked {
  question: string;
  as: 'admin' | 'owner';
  paths: (petId: number, name: string) => string[];
}

/** The requests about pets. Several addresses are requested in turn. */
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

async function ready(server: Server, size: number) {
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
  // Their own five, and those whose care team they are on.
  if (!pet || own.pagination.total < 5) throw new Error('The owner does not see their pets.');
  return { tokens, pet };
}

await measureGrowth<Awaited<ReturnType<typeof ready>>>({
  name: 'pets',
  title: 'Pets',
  things: 'pets',
  sizes: PET_SIZES,
  port: 4220,
  fill: fillPets,
  ready,
  questions: QUESTIONS.map(({ question, as, paths }) => ({
    question,
    token: ({ tokens }) => tokens[as],
    paths: ({ pet }) => paths(pet.id, pet.name),
  })),
});
