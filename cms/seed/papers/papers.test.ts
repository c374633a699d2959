import { expect, it } from 'vitest';
import { typeOfTitle } from '@hearthside/contract/pet/document';
import { factsOf } from '../pets/people-around';
import { PETS } from '../pets/pets';
import { PAPER_KINDS } from './paper';
import { PAPERS } from './papers';
import { printPaper } from './print-paper';

const DAY = new Date('2026-03-05T10:00:00Z');
const papers = PETS.flatMap((pet) =>
  (pet.papers ?? []).map((kind) => ({ pet, paper: PAPERS[kind](factsOf(pet, DAY, 'XX-12345')) })),
);

it('every kind of paper is some pet\u2019s', () => {
  expect(new Set(PETS.flatMap(({ papers: kinds = [] }) => kinds))).toEqual(new Set(PAPER_KINDS));
});

it('a printed paper is a PDF of one page or two that says its title and its day', async () => {
  for (const kind of PAPER_KINDS) {
    const found = PETS.find(({ papers: kinds }) => kinds?.includes(kind));
    if (!found) throw new Error(`Nobody has a ${kind}.`);
    const paper = PAPERS[kind](factsOf(found, DAY, 'XX-12345'));
    const bytes = await printPaper(paper, 'A title');
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b(?!s)/g)?.length, kind).toBeLessThanOrEqual(2);
    expect(text.replaceAll('\0', '')).toMatch(/\(.{0,2}A title\)/);
    expect(text).toContain('D:20260305');
    expect(await printPaper(paper, 'A title'), kind).toEqual(bytes);
  }
});

it('a paper names the pet, and a form is known by its title', () => {
  for (const { pet, paper } of papers) {
    expect(JSON.stringify(paper), paper.title).toContain(pet.name);
    expect(paper.title.length).toBeLessThanOrEqual(160);
  }
  const forms = new Set(
    papers
      .filter(({ paper }) => typeOfTitle(paper.title) === 'form')
      .map(({ paper }) => paper.title),
  );
  expect(forms).toEqual(new Set(['Pet intake form', 'Emergency care consent form']));
});

it('a paper prints only letters that its fonts have', () => {
  for (const { paper } of papers)
    expect(JSON.stringify(paper)).not.toMatch(
      /[^\u0000-\u00ff\u2013\u2014\u2018-\u201d\u2026\u00b7]/,
    );
});
