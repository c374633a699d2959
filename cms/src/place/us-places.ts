/** Where the postal codes and cities of the United States are (docs/decisions/091). */
import { createRequire } from 'node:module';
import type * as Table from 'zipcodes/lib/codes';
import { countryName, stateName } from '@hearthside/contract/states';
import { lookup } from '../text/normalize';

/** A place on earth, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

export interface Address {
  city: string;
  state: string;
  zipCode: string;
  country: string;
}

const COUNTRY = 'United States';
const TABLE = 'zipcodes/lib/codes';

interface Places {
  /** By postal code: where it is, and the key of its city. */
  codes: ReadonlyMap<string, Point & { city: string }>;
  /** By city and state: the middle of the city's postal codes. */
  cities: ReadonlyMap<string, Point>;
}

/** All names of the table are of these characters, and its forty thousand rows are read at once. */
const PLAIN = /^[\x20-\x5f\x61-\x7e]*$/;
const keyOf = (name: string) => (PLAIN.test(name) ? name.trim().toLowerCase() : lookup(name));
const cityKey = (city: string, state: string) => `${keyOf(city)}|${keyOf(state)}`;

function middleOf(points: readonly Point[]): Point {
  const mean = (of: (point: Point) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean((one) => one.longitude) };
}

function read(): Places {
  // Read when it is first needed, and let go again: as the package has it, the table takes 25 MB.
  const load = createRequire(__filename);
  const table = load(TABLE) as typeof Table;
  delete load.cache[load.resolve(TABLE)];
  const codes = new Map<string, Point & { city: string }>();
  const byCity = new Map<string, Point[]>();
  for (const { zip, latitude, longitude, city, state } of Object.values(table.codes)) {
    const key = cityKey(city, stateName(state, COUNTRY));
    codes.set(zip, { latitude, longitude, city: key });
    const ofCity = byCity.get(key);
    if (ofCity) ofCity.push({ latitude, longitude });
    else byCity.set(key, [{ latitude, longitude }]);
  }
  const cities = new Map([...byCity].map(([key, points]) => [key, middleOf(points)]));
  return { codes, cities };
}

let places: Places | undefined;
const known = () => (places ??= read());

/** A postal code without its four further digits. */
const fiveOf = (typed: string) => typed.trim().slice(0, 5);

/** Where a postal code of the United States is, with five digits or nine; undefined if there is none like it. */
export function pointOfPostalCode(typed: string): Point | undefined {
  const found = known().codes.get(fiveOf(typed));
  return found && { latitude: found.latitude, longitude: found.longitude };
}

/**
 * The middle of the city of an address, by the city's name or, if no city is called so, by its postal code. Never
 * anything closer: who asks for several circles must not learn where in the city somebody lives. Null outside of the
 * United States and where neither is known.
 */
export function pointOfCity({ city, state, zipCode, country }: Address): Point | null {
  if (countryName(country) !== COUNTRY) return null;
  if (!city.trim() && !zipCode.trim()) return null;
  const { codes, cities } = known();
  const key = codes.get(fiveOf(zipCode))?.city;
  return cities.get(cityKey(city, state)) ?? (key === undefined ? null : (cities.get(key) ?? null));
}
