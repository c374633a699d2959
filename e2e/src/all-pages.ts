import { readdirSync } from 'node:fs';
import type { Role } from '../../contract/src/access';
import { SECTIONS, sectionsFor } from '../../contract/src/section';

/** The addresses of the contract, by subject: `contract/src/<subject>/pages.ts` exports one table each. */
type Addresses = Record<string, string | ((...of: never[]) => string)>;
const CONTRACT = new URL('../../contract/src/', import.meta.url);

/**
 * What the pages about one thing are about, in the demo. A page that is made of something and is not in here fails the
 * sweep, so that a new page is looked at.
 */
const EXAMPLES: Record<string, readonly unknown[]> = {
  'appointment.detail': [1],
  'blog.category': ['pet_care'],
  'blog.blog': ['walking-an-old-dog'],
  'blog.manageSearch': ['dog'],
  'blog.write': ['new'],
  'blog.preview': ['none-such'],
  'care.ofPet': [1],
  'care.ofTrust': [1],
  'care.task': [1],
  'donation.tab': ['totals'],
  'donation.detail': [1],
  'donation.statement': [1],
  'donation.statementOfYear': [1, 2026],
  'donation.ownStatement': [2026],
  'form.fill': [1],
  'form.editor': [1],
  'form.responses': [1],
  'form.response': [1, 1],
  'form.responseTrash': [1],
  'form.submission': [1],
  'form.review': ['newcomers'],
  'help.topic': ['emergencies'],
  'history.changesFrom': ['2026-11-01'],
  'inbox.chat': [1],
  'inbox.message': [1, 1],
  'inbox.view': ['waiting'],
  'library.item': [1],
  'library.itemAt': ['/library/items/2', 1],
  'library.folder': ['attorneys', 1],
  'library.since': ['2026-11-01'],
  'member.usersOfRole': ['pet_owner'],
  'member.user': [7],
  'member.member': [3],
  'member.caregiver': [9],
  'membership.withStatus': ['active'],
  'membership.detail': [1],
  'pet.detail': [1],
  'pet.entry': [1, 1],
  'pet.documents': [1],
  'pet.due': [1],
  'pet.emergency': [1],
  'trust.detail': [1],
};

/** Every page of the portal by its address, as the contract names them. Throws where an example is missing. */
export async function allPages(): Promise<string[]> {
  const subjects = readdirSync(CONTRACT, { withFileTypes: true }).filter((one) =>
    one.isDirectory(),
  );
  const tables = await Promise.all(
    subjects.map(async ({ name }) => {
      const file = new URL(`${name}/pages.ts`, CONTRACT);
      if (!readdirSync(new URL(`${name}/`, CONTRACT)).includes('pages.ts')) return [];
      const module = (await import(file.pathname)) as Record<string, Addresses>;
      return Object.values(module[`${name}Pages`] ?? {}).length === 0
        ? []
        : Object.entries(module[`${name}Pages`] ?? {}).map(([page, address]) =>
            typeof address === 'string' ? address : made(`${name}.${page}`, address),
          );
    }),
  );
  return [...new Set(['/', ...tables.flat()])];
}

function made(name: string, address: (...of: never[]) => string): string {
  const example = EXAMPLES[name];
  if (!example) throw new Error(`EXAMPLES of e2e/src/all-pages.ts lacks ${name}.`);
  return address(...(example as never[]));
}

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** The section that an address belongs to: the one with the longest path that begins it. */
function sectionOf(address: string): string | undefined {
  const path = pathOf(address);
  return SECTIONS.filter((one) => path === one.path || path.startsWith(`${one.path}/`))
    .sort((one, other) => other.path.length - one.path.length)
    .at(0)?.id;
}

/** The pages that a verified member of this role may open. */
export function pagesOf(role: Role, pages: readonly string[]): string[] {
  const open = sectionsFor({ role, verified: true }, { hasChats: true, hasAppointments: true });
  const ids = open.map(({ id }) => id);
  return pages.filter((address) => {
    const section = sectionOf(address);
    return section === undefined ? !isForVisitors(address) : ids.includes(section);
  });
}

/** Whether this is the first page of a section, as the navigation leads to it. */
export const isFirstOfSection = (address: string): boolean =>
  SECTIONS.some(({ path }) => path === address);

/** Pages that are open without a session, most of them only then. */
const FOR_VISITORS =
  /^\/(?:sign-in|register|confirm-|forgot-|reset-|undo-|deny-|welcome|setup|care\/mark|emergency-help|preview)/;
export const isForVisitors = (address: string): boolean => FOR_VISITORS.test(address);
