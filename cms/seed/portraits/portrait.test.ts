import sharp from 'sharp';
import { expect, it } from 'vitest';
import { PETS } from '../pets/pets';
import { portraitPng, portraitSvg } from './portrait';

const looks = PETS.flatMap(({ name, species, look }) => (look ? [{ name, species, look }] : []));

it('about two thirds of the pets have a portrait, of every species some', () => {
  expect(looks.length / PETS.length).toBeGreaterThan(0.6);
  expect(looks.length / PETS.length).toBeLessThan(0.75);
  expect(new Set(looks.map(({ species }) => species))).toEqual(
    new Set(PETS.map(({ species }) => species)),
  );
});

it('each portrait is of the pet\u2019s species, and no two are the same', () => {
  for (const { name, species, look } of looks) expect(look.species, name).toBe(species);
  expect(new Set(looks.map(({ look }) => portraitSvg({ ...look, ground: 'sand' }))).size).toBe(
    looks.length,
  );
});

it('each is drawn whole: no number is missing', () => {
  for (const { name, look } of looks) expect(portraitSvg(look), name).not.toMatch(/NaN|undefined/);
});

it('becomes a picture that an upload takes', async () => {
  const [first] = looks;
  if (!first) throw new Error('Nobody has a portrait.');
  const { format, width, height } = await sharp(await portraitPng(first.look)).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 512, height: 512 });
});
