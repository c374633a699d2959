import type { Point } from './us-places';

/** The earth's radius in miles (mean, IUGG). */
const EARTH_MILES = 3958.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Miles of one degree of latitude. */
const MILES_PER_DEGREE = radians(1) * EARTH_MILES;
/** Past this, a degree of longitude would be no miles at all. */
const LATITUDE_MAX = 89;

/** The miles between two places, along the earth's surface (haversine). */
export function milesBetween(one: Point, other: Point): number {
  const half = (of: keyof Point) => Math.sin(radians(other[of] - one[of]) / 2) ** 2;
  const chord =
    half('latitude') +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half('longitude');
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(Math.min(1, chord)));
}

/** A circle on earth. */
export interface Circle extends Point {
  miles: number;
}

/** The degrees to each side of a circle's middle. A degree of longitude is shorter in the north. */
const degreesOf = ({ latitude, miles }: Circle) => {
  const north = miles / MILES_PER_DEGREE;
  const width = Math.cos(radians(Math.min(Math.abs(latitude), LATITUDE_MAX)));
  return { north, east: north / width };
};

/**
 * The SQL condition that a row is within a circle, with its values: first within the square around it, which an index
 * finds, then within the ellipse in it. The ellipse differs from the circle by less than one mile in a hundred, as far
 * south as Hawaii and as far north as Alaska.
 */
export function withinCircle(
  columns: Readonly<Record<keyof Point, string>>,
  circle: Circle,
): readonly [sql: string, ...values: number[]] {
  const { latitude, longitude } = circle;
  const { north, east } = degreesOf(circle);
  const square = (column: string) => `(${column} - ?) * (${column} - ?) / ?`;
  return [
    `${columns.latitude} between ? and ? and ${columns.longitude} between ? and ?
      and ${square(columns.latitude)} + ${square(columns.longitude)} <= 1`,
    latitude - north,
    latitude + north,
    longitude - east,
    longitude + east,
    latitude,
    latitude,
    north * north,
    longitude,
    longitude,
    east * east,
  ];
}
