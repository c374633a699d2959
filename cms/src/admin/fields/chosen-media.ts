/** The part of a media library file that a form stores. */
export interface MediaFile {
  id: number;
  name: string;
}

/** What a file field accepts. */
export interface MediaAttribute {
  multiple?: boolean;
  allowedTypes?: readonly string[] | null;
}

const WORDS: Record<string, string> = {
  images: 'a picture',
  videos: 'a video',
  audios: 'an audio file',
};
const MIMES: Record<string, string> = { images: 'image/', videos: 'video/', audios: 'audio/' };

/** Undefined if any kind of file is accepted. */
const kindsOf = ({ allowedTypes }: MediaAttribute) =>
  !allowedTypes || allowedTypes.includes('files') ? undefined : allowedTypes;

/** Whether the field holds one picture and nothing else, like a cover. */
export const isOnePicture = ({ multiple, allowedTypes }: MediaAttribute): boolean =>
  !multiple && allowedTypes?.length === 1 && allowedTypes[0] === 'images';

/** For the browser's own dialog: which files it offers first. */
export const acceptOf = (attribute: MediaAttribute): string | undefined =>
  kindsOf(attribute)
    ?.map((kind) => `${MIMES[kind] ?? ''}*`)
    .join(',');

/** Why these can't be sent, judged by their names. The server looks at their bytes. */
export function uploadProblem(
  files: readonly Pick<File, 'name' | 'type'>[],
  attribute: MediaAttribute,
): string | undefined {
  if (files.length > 1 && !attribute.multiple) return 'You can add only one file here.';
  const kinds = kindsOf(attribute);
  // A file without a type, such as HEIC on Windows, is left to the server.
  const isWrong = ({ type }: Pick<File, 'type'>) =>
    kinds && type && !kinds.some((kind) => type.startsWith(MIMES[kind] ?? ''));
  const wrong = files.find(isWrong);
  return wrong && kinds
    ? `“${wrong.name}” is not ${kinds.map((kind) => WORDS[kind]).join(' or ')}.`
    : undefined;
}

/** A field's value with the uploaded files: replacing what was there, or added after it if the field holds several. */
export function withUploaded(
  name: string,
  uploaded: readonly MediaFile[],
  { multiple }: MediaAttribute,
  values: Record<string, unknown>,
): MediaFile | readonly MediaFile[] | null {
  if (!multiple) return uploaded[0] ?? null;
  const there = name
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], values);
  return [...(Array.isArray(there) ? (there as MediaFile[]) : []), ...uploaded];
}
