import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { shownMoment } from '@hearthside/contract/shown-date';
import { ChevronIcon, PencilIcon } from './icons';
import { Aside, List, Nothing, Row, Sign } from './rows';
import { HELP_SEARCH } from './waiting-content';

interface Changed {
  documentId: string;
  contentTypeUid: string;
  kind: 'singleType' | 'collectionType';
  contentTypeDisplayName: string;
  title: string;
  updatedAt: string;
}

function formOf({ kind, contentTypeUid, documentId }: Changed) {
  if (kind === 'singleType') return `/content-manager/single-types/${contentTypeUid}`;
  return `/content-manager/collection-types/${contentTypeUid}/${documentId}`;
}

/** What was last worked on, among what this user may read. */
export function LastChanged() {
  const { get } = useFetchClient();
  const [changed, setChanged] = useState<Changed[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let left = false;
    get<{ data: Changed[] }>('/content-manager/homepage/recent-documents?action=update').then(
      ({ data }) =>
        // Searches of members are not anyone's work.
        left || setChanged(data.data.filter((entry) => entry.contentTypeUid !== HELP_SEARCH)),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [get]);

  if (failed) return <Widget.Error />;
  if (!changed) return <Widget.Loading />;
  if (changed.length === 0) return <Nothing>Nothing has been changed yet.</Nothing>;
  return (
    <List>
      {changed.map((entry) => (
        <li key={entry.contentTypeUid + entry.documentId}>
          <Row as={Link} to={formOf(entry)}>
            <Sign>
              <PencilIcon />
            </Sign>
            <span>
              {entry.title}
              <Aside>
                {entry.contentTypeDisplayName},{' '}
                {shownMoment('dayAndClock', new Date(entry.updatedAt))}
              </Aside>
            </span>
            <ChevronIcon />
          </Row>
        </li>
      ))}
    </List>
  );
}
