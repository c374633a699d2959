/** The package's table of the United States alone. */
declare module 'zipcodes/lib/codes' {
  export const codes: Record<
    string,
    { zip: string; latitude: number; longitude: number; city: string; state: string }
  >;
}
