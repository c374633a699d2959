import type { PetDocument } from '@hearthside/contract/pet/document';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';
import { useState } from 'react';
import { useInvalidate } from '@/lib/api/swr-config';
import { messageOf, ServerUnavailableError } from '@/lib/api/api-error';
import { openFile } from '@/lib/files/file-tab';
import { canPrintPdf, printPdf } from '@/lib/files/print-file';
import { toast } from '@/ui/toast/toast';
import { pets, staleDocuments } from '../../api/pets';

/** Opens and prints the files of a pet's documents. `printing` is the id of the one being printed. */
export function useDocumentFile(petId: number) {
  const [printing, setPrinting] = useState<number>();
  const invalidate = useInvalidate();
  const read = (document: PetDocument) => () => pets.readDocument({ petId, docId: document.id });
  const failed = (error: unknown) => {
    const { openFailed } = DOCUMENT_TEXTS;
    toast.error(
      error instanceof ServerUnavailableError ? messageOf(error, openFailed) : openFailed,
    );
    // It may have been deleted in the meantime.
    void invalidate(...staleDocuments({ petId }));
  };

  const open = (document: PetDocument) =>
    void openFile(document.title, read(document)).catch(failed);

  const print = async (document: PetDocument) => {
    if (!canPrintPdf()) return open(document);
    setPrinting(document.id);
    try {
      const file = await read(document)();
      await printPdf(file).catch(() => openFile(document.title, () => Promise.resolve(file)));
    } catch (error) {
      failed(error);
    } finally {
      setPrinting(undefined);
    }
  };
  return { open, print: (document: PetDocument) => void print(document), printing };
}
