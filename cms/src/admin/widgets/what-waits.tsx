import { Widget } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { BellIcon, ChevronIcon, PencilIcon, PortalIcon } from './icons';
import { List, Nothing, Row, Sign } from './rows';
import { SETTINGS_FORM, useWaiting } from './use-waiting';

/** The first page's answer to "what is there to do?", and links to the two next steps. */
export function WhatWaits() {
  const { waiting, failed, seesSettings } = useWaiting();
  if (failed) return <Widget.Error />;
  if (!waiting) return <Widget.Loading />;
  return (
    <>
      {waiting.length === 0 && <Nothing>Nothing to do. You’re all caught up.</Nothing>}
      <List>
        {waiting.map((item) => (
          <li key={item.id}>
            <Row {...('to' in item ? { as: Link, to: item.to } : { href: item.href })}>
              <Sign $urgent={!item.calm}>{item.calm ? <PencilIcon /> : <BellIcon />}</Sign>
              <span>{item.text}</span>
              <ChevronIcon />
            </Row>
          </li>
        ))}
        {seesSettings && (
          <li>
            <Row as={Link} to={SETTINGS_FORM}>
              <Sign>
                <PencilIcon />
              </Sign>
              <span>Edit portal settings</span>
              <ChevronIcon />
            </Row>
          </li>
        )}
        <li>
          <Row href="/">
            <Sign>
              <PortalIcon />
            </Sign>
            <span>Open the portal</span>
            <ChevronIcon />
          </Row>
        </li>
      </List>
    </>
  );
}
