/** The token of an `Authorization` header; undefined where it has none of a length that ours have (RFC 6750, 2.1). */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w.-]{20,2000})$/i.exec(authorization ?? '')?.[1];
