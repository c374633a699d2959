import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, textSize } from '../themed';
import { Button, Parts } from '../widgets/buttons';
import { Aside, Note } from '../widgets/rows';
import { hasPast } from './entry-layout';
import type { OtherStates } from './entry-state';
import { useAnswer, versionsPath, type ListedVersion, type VersionsPage } from './entry-calls';
import { VersionDialog } from './version-dialog';
import { versionAuthor, versionChanges, versionTime } from './version-words';

const Listed = styled.ol`
  display: grid;
  gap: 0.4rem;
  padding: 0;
  list-style: none;

  button {
    width: 100%;
    min-height: 4.4rem;
    padding: 0.6rem 0.8rem;
    border: 0;
    border-radius: ${radius};
    background: none;
    color: ${color('neutral800')};
    font-size: ${textSize(2)};
    font-weight: 500;
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  button:hover {
    background: ${color('neutral100')};
  }
  button:focus-visible {
    outline: 2px solid ${color('primary600')};
    outline-offset: -2px;
  }
`;

interface About {
  model: string;
  documentId: string;
}

const oldestOf = ({ versions, total, pageSize }: VersionsPage, page: number) =>
  page * pageSize >= total ? versions.at(-1)?.id : undefined;

/** The versions of an entry, a page at a time, newest first. */
function Versions({ model, documentId }: About) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<ListedVersion>();
  const path = `${versionsPath(model, documentId)}?page=${page}`;
  const { data, failed, again } = useAnswer<VersionsPage>(path);
  if (failed)
    return (
      <Parts>
        <Note role="alert">The versions could not be loaded. {failed}</Note>
        <Button type="button" onClick={again}>
          Try again
        </Button>
      </Parts>
    );
  if (!data) return <Note role="status">Loading…</Note>;
  if (data.total === 0) return <Note>No versions yet. Each save from now on adds one.</Note>;
  const oldest = oldestOf(data, page);
  return (
    <Parts>
      <Listed aria-label="Versions, newest first">
        {data.versions.map((version) => (
          <li key={version.id}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(version)}>
              {versionTime(version.at)}
              {version.published && ' · Published'}
              <Aside>{versionAuthor(version)}</Aside>
              <Aside>{versionChanges(version, version.id === oldest)}</Aside>
            </button>
          </li>
        ))}
      </Listed>
      {page > 1 && (
        <Button type="button" onClick={() => setPage(page - 1)}>
          Newer versions
        </Button>
      )}
      {page * data.pageSize < data.total && (
        <Button type="button" onClick={() => setPage(page + 1)}>
          Older versions
        </Button>
      )}
      {opened && (
        <VersionDialog
          model={model}
          documentId={documentId}
          version={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Parts>
  );
}

/** Who saved an entry when and what was changed, next to its form. After a save or a publication it is read again. */
function SavedVersions({ publishedAt, ...about }: About & { publishedAt: string }) {
  const revision = useForm('VersionsPanel', ({ initialValues }) => {
    const { revision: known } = initialValues as { revision?: number };
    return known ?? 0;
  });
  return <Versions key={`${revision} ${publishedAt}`} {...about} />;
}

interface Shown {
  model: string;
  documentId?: string;
  activeTab?: string;
  meta?: OtherStates;
}

/** Shown next to the form of an entry that exists. What is published is not changed, and has no versions of its own. */
export function VersionsPanel({ model, documentId, activeTab, meta }: Shown) {
  if (!documentId || !hasPast(model) || activeTab === 'published') return null;
  const publishedAt = meta?.availableStatus?.[0]?.publishedAt ?? '';
  return { title: 'Versions', content: <SavedVersions {...{ model, documentId, publishedAt }} /> };
}
