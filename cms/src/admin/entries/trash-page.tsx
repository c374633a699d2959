import { Layouts, Page } from '@strapi/strapi/admin';
import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { color } from '../themed';
import { Button, Parts } from '../widgets/buttons';
import { Note } from '../widgets/rows';
import { hasPast } from './entry-layout';
import { trashPath, useAnswer, type TrashPage as Answer } from './entry-calls';
import { TrashRow } from './trash-row';
import { listName } from './trash-words';

const Listed = styled.ul`
  display: grid;
  gap: 0.8rem;
  padding: 0;
  list-style: none;
`;
const Switch = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;

  [aria-current='page'] {
    border-color: ${color('primary600')};
    background: ${color('primary100')};
    color: ${color('primary700')};
  }
`;
const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.2rem;
`;

function Entries({
  model,
  page,
  onPage,
}: {
  model: string;
  page: number;
  onPage: (to: number) => void;
}) {
  const { data, failed, again } = useAnswer<Answer>(`${trashPath(model)}?page=${page}`);
  const list = useRef<HTMLDivElement>(null);
  if (failed)
    return (
      <Parts>
        <Note role="alert">The trash could not be loaded. {failed}</Note>
        <Button type="button" onClick={again}>
          Try again
        </Button>
      </Parts>
    );
  if (!data) return <Note role="status">Loading…</Note>;
  const { items, places, pagination } = data;
  const isEmpty = items.length === 0;
  const onRestored = () => {
    // The button that had the focus is gone.
    list.current?.focus();
    if (items.length === 1 && page > 1) onPage(page - 1);
    else again();
  };
  return (
    <Parts ref={list} tabIndex={-1} role="group" aria-label="Deleted entries">
      {isEmpty && <Note>The trash is empty.</Note>}
      <Listed>
        {items.map((entry) => (
          <TrashRow key={entry.documentId} {...{ model, entry, places, onRestored }} />
        ))}
      </Listed>
      {pagination.totalPages > 1 && (
        <Pages>
          <Button type="button" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <span>
            Page {page} of {pagination.totalPages}
          </span>
          <Button
            type="button"
            disabled={page >= pagination.totalPages}
            onClick={() => onPage(page + 1)}
          >
            Next
          </Button>
        </Pages>
      )}
    </Parts>
  );
}

/** The deleted entries of a type, which can be restored until they are erased. */
export function TrashPage() {
  const { type = '' } = useParams();
  const [page, setPage] = useState(1);
  if (!hasPast(type)) return <Page.NoData />;
  const name = listName(type);
  return (
    <Page.Main>
      <Page.Title>{`${name}: trash`}</Page.Title>
      <Layouts.Header
        title={`${name}: trash`}
        subtitle="Deleted content stays here for 30 days. After that, it’s permanently deleted."
        navigationAction={
          <Switch aria-label={name}>
            <Button as={Link} to={`/content-manager/collection-types/${type}`}>
              {name}
            </Button>
            <Button as={Link} to={`/trash/${type}`} aria-current="page">
              Trash
            </Button>
          </Switch>
        }
      />
      <Layouts.Content>
        <Entries key={`${type} ${page}`} model={type} page={page} onPage={setPage} />
      </Layouts.Content>
    </Page.Main>
  );
}
