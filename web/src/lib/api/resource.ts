import type { Answer, Endpoint, Endpoints, Input } from '@hearthside/contract/endpoint';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { client, type Call } from './api-client';
import { useMutation, useUpload, type Change, type Mutation, type Upload } from './mutation';
import type { Key } from './swr-config';
import type { RequestOptions } from './transport';

/** A path field that may be a number or text is a number here, because two spellings would be two cache keys. */
type AsNumber<T> = string extends T ? (number extends T ? Exclude<T, string> : T) : T;

/** The input that the portal gives an endpoint. */
type Asked<E extends Endpoint> = { [Field in keyof Input<E>]: AsNumber<Input<E>[Field]> };

/** Reads an answer and keeps it fresh. With `null`, nothing is requested. */
export type Query<E extends Endpoint> =
  Record<never, never> extends Asked<E>
    ? (input?: Asked<E> | null) => SWRResponse<Answer<E>, unknown>
    : (input: Asked<E> | null) => SWRResponse<Answer<E>, unknown>;

/** An endpoint of the contract as the portal uses it. `pets.save(…)` is the plain call. */
export type Resource<E extends Endpoint> = Call<E> & {
  /** The key of its answer in the data cache. */
  key: (input: Asked<E>) => Key<Answer<E>, Asked<E>>;
  /** Returns a check for cache keys: true if a key is of this endpoint and has these fields, among others. */
  matches: (part?: Partial<Asked<E>>) => (key: unknown) => boolean;
  /** Makes a hook that reads it. A list keeps showing its previous page while the next one loads. */
  query: (config?: SWRConfiguration<Answer<E>, unknown>) => Query<E>;
  /** Makes a hook that calls it, and then requests again what the change has made stale. */
  mutation: (change?: Change<Asked<E>, Answer<E>>) => () => Mutation<Asked<E>, Answer<E>>;
  /** Makes a hook that uploads a file, reports its progress, and can cancel it. */
  upload: (change?: Change<Asked<E>, Answer<E>>) => () => Upload<Asked<E>, Answer<E>>;
};

/**
 * A table of the contract as calls, cache keys and hooks. Each feature names its hooks in one place:
 *
 * export const pets = resource('pet', petEndpoints);
 * export const usePets = pets.list.query();
 * export const useDeletePet = pets.remove.mutation({ invalidates: [pets.list.matches(), 'trust'] });
 *
 * `subject` is the first part of every key: `useInvalidate()('pet')` requests all of them again.
 */
export function resource<const Table extends Endpoints>(
  subject: string,
  endpoints: Table,
): { [Name in keyof Table]: Resource<Table[Name]> } {
  const calls = client(endpoints) as Record<string, AnyCall>;
  return Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      endpointResource(subject, endpoint, calls[name] as AnyCall),
    ]),
  ) as { [Name in keyof Table]: Resource<Table[Name]> };
}

type AnyCall = (input?: object, options?: RequestOptions) => Promise<unknown>;

function endpointResource(subject: string, { path, query }: Endpoint, call: AnyCall) {
  const key = (input: object = {}) => [subject, path, input] as const;
  const isList = 'page' in query.shape || 'search' in query.shape;
  return Object.assign((input?: object, options?: RequestOptions) => call(input, options), {
    key,
    matches: (part: object = {}) => matcher(subject, path, part),
    query: (config: SWRConfiguration = {}) =>
      function useQuery(input: object | null = {}) {
        return useSWR(input === null ? null : key(input), ([, , asked]) => call(asked), {
          keepPreviousData: isList,
          ...config,
        });
      },
    mutation: (change: Change<object, unknown> = {}) =>
      function useCall() {
        return useMutation(call, change);
      },
    upload: (change: Change<object, unknown> = {}) =>
      function useSending() {
        return useUpload(call, change);
      },
  });
}

function matcher(subject: string, path: string, part: object) {
  const wanted = Object.entries(part);
  return (key: unknown) => {
    if (!Array.isArray(key) || key[0] !== subject || key[1] !== path) return false;
    const input = key[2] as Record<string, unknown>;
    return wanted.every(([name, value]) => input[name] === value);
  };
}
