import { put } from './http';

/** A multipart form with one file, as a browser sends it. */
export function fileForm(bytes: Buffer | string, name: string, type: string, field = 'file') {
  const form = new FormData();
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  form.append(field, new File([content], name, { type }));
  return form;
}

/** Sends a profile picture. */
export const sendPicture = (token: string, form: FormData) =>
  put('/users/me/picture', { token, body: form });
