import { expect, it } from 'vitest';
import schema from '../content-types/portal-settings/schema.json';
import { SETTINGS_LABELS } from './settings-history';

it('the history of the settings names every field as the panel does', () => {
  const labels = Object.fromEntries(SETTINGS_LABELS);
  expect(labels).toMatchObject({
    supportEmail: 'Support address',
    donationCampaignUrl: 'Donation page',
  });
  const told = Object.keys(schema.attributes).filter(
    (field) => !['logo', 'revision', 'changedBy'].includes(field),
  );
  expect(Object.keys(labels).sort()).toEqual(told.sort());
});
