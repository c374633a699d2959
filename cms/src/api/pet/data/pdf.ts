import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';
import { refuse } from '../../../http/refuse';
import { isPdf } from '../../../file/is-pdf';

/** Refuses a file that is not a PDF by its first bytes, whatever its name. */
export async function requirePdf(path: string) {
  if (!(await isPdf(path))) throw refuse.wrongType(DOCUMENT_TEXTS.wrongType);
}
