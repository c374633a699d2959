import type { DocumentType, PetDocument } from '@hearthside/contract/pet/document';
import { DOCUMENT_TEXTS } from '@hearthside/contract/pet/record-texts';
import { ClipboardList, FileText, Files, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { usePagedList } from '@/lib/use-paged-list';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { FetchedDialog } from '@/ui/dialogs/fetched-dialog';
import { ActionMenu } from '@/ui/dialogs/menu';
import { latePart } from '@/ui/late-part';
import { NoMatch } from '@/ui/lists/no-match';
import { PagedList } from '@/ui/lists/paged-list';
import { SkeletonTable } from '@/ui/skeleton';
import { useDocuments } from '../../api/pets';
import { documentCount } from '../../model/record-words';
import { DeleteDocumentDialog } from './delete-document-dialog';
import { DocumentsTable } from './documents-table';
import type { PetPartProps } from './pet-entries';
import { RecordTools } from './record-tools';
import { SubmitSearch } from './submit-search';
import { useDocumentFile } from './use-document-file';
import { useRecordsAsked } from './use-records-asked';

const useUploadDialog = latePart(async () => (await import('./upload-dialog')).UploadDialog);

/** The documents and forms of a pet (part 1 §2.11). */
export function PetDocuments({ petId, mayChange }: PetPartProps) {
  const { asked, change, look, sort } = useRecordsAsked();
  const answer = useDocuments({ petId, ...asked });
  const list = usePagedList(asked.page, change, answer);
  const file = useDocumentFile(petId);
  const [adding, setAdding] = useState<DocumentType>();
  const [deleting, setDeleting] = useState<PetDocument>();
  const title = useId();

  return (
    <Card
      aria-labelledby={title}
      className="max-sm:border-0 max-sm:bg-transparent max-sm:p-0! max-sm:shadow-none"
    >
      <RecordTools
        id={title}
        title="Documents and Forms"
        count={
          list.total === undefined ? undefined : documentCount(list.total, asked.search !== '')
        }
        search={
          <SubmitSearch label="Search documents and forms" value={asked.search} onSearch={look} />
        }
        action={mayChange && <AddMenu onAdd={setAdding} />}
      />
      <PagedList
        // The title already has the reason.
        list={{ ...list, view: { ...list.view, errorMessage: () => undefined } }}
        name="documents and forms"
        errorTitle={loadFailure(answer)}
        skeleton={<SkeletonTable rows={3} columns={3} label="Loading documents and forms..." />}
        empty={
          asked.search ? (
            <NoMatch title={DOCUMENT_TEXTS.none} onClear={() => look('')} />
          ) : (
            <EmptyState icon={<Files size={32} aria-hidden />} title={DOCUMENT_TEXTS.none}>
              {mayChange
                ? 'Add vaccination papers, care plans and signed forms as PDFs so everyone who cares for this pet can read them.'
                : 'Documents will appear here to open and print.'}
            </EmptyState>
          )
        }
      >
        {({ documents }) => (
          <DocumentsTable
            documents={documents}
            sort={sort}
            busy={list.busy}
            onOpen={file.open}
            onPrint={file.print}
            printing={file.printing}
            onDelete={mayChange ? setDeleting : undefined}
          />
        )}
      </PagedList>
      {mayChange && (
        <>
          <FetchedDialog
            usePart={useUploadDialog}
            of={{
              petId,
              type: adding,
              open: adding !== undefined,
              onClose: () => setAdding(undefined),
            }}
          />
          <DeleteDocumentDialog
            petId={petId}
            document={deleting}
            onClose={() => {
              setDeleting(undefined);
              list.keepFocus();
            }}
          />
        </>
      )}
    </Card>
  );
}

/** If older data is shown, the reason is followed by another sentence, so it has no period of its own. */
const loadFailure = ({ data, error }: { data: unknown; error: unknown }) =>
  DOCUMENT_TEXTS.loadFailed(
    data === undefined ? messageOf(error) : messageOf(error).replace(/\.$/, ''),
  );

function AddMenu({ onAdd }: { onAdd: (type: DocumentType) => void }) {
  return (
    <ActionMenu
      label="Add"
      variant="primary"
      icon={<Plus size={18} aria-hidden />}
      anchor="bottom end"
      items={[
        {
          label: 'Document',
          icon: <FileText size={18} aria-hidden />,
          onOpen: () => onAdd('document'),
        },
        {
          label: 'Form',
          icon: <ClipboardList size={18} aria-hidden />,
          onOpen: () => onAdd('form'),
        },
      ]}
    />
  );
}
