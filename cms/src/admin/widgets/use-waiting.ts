import { useAuth, useFetchClient } from '@strapi/strapi/admin';
import { memberPages } from '@hearthside/contract/member/pages';
import { useEffect, useState } from 'react';
import type { Get, Waiting } from './waiting';
import {
  BLOG,
  HELP_ANSWER,
  HELP_SEARCH,
  missedSearches,
  placelessAnswers,
  waitingBlogs,
} from './waiting-content';
import { PLAN, placelessPlans, type SettingsWritten } from './waiting-plans';

const MEMBER = 'plugin::users-permissions.user';
const SETTINGS = 'api::settings.portal-settings';
const READ = 'plugin::content-manager.explorer.read';

export const SETTINGS_FORM = `/content-manager/single-types/${SETTINGS}`;
/** The portal's own list of waiting members. Panel and portal have the same origin. */
const WAITING_MEMBERS = memberPages.usersToVerify;

/** Settings that the portal works worse without, in the order in which members miss them. */
const MISSED = [
  ['emergencyNumber', 'The portal has no emergency number yet'],
  ['supportEmail', 'The portal has no support address yet'],
  ['logo', 'The portal still shows the paw instead of your logo'],
] as const;

async function waitingMembers(get: Get): Promise<Waiting[]> {
  // The same filter as in the portal: members who could be verified now.
  const filters = [
    'filters[verified][$eq]=false',
    'filters[confirmed][$eq]=true',
    'filters[blocked][$eq]=false',
    'filters[deletedAt][$null]=true',
  ].join('&');
  const { data } = await get<{ pagination: { total: number } }>(
    `/content-manager/collection-types/${MEMBER}?page=1&pageSize=1&${filters}`,
  );
  const { total } = data.pagination;
  if (total === 0) return [];
  const text =
    total === 1
      ? '1 member is waiting to be verified'
      : `${total} members are waiting to be verified`;
  return [{ id: 'members', text, href: WAITING_MEMBERS }];
}

async function settingsWritten(get: Get): Promise<SettingsWritten & Record<string, unknown>> {
  const { data } = await get<{ data: Record<string, unknown> | null }>(
    `/content-manager/single-types/${SETTINGS}`,
  ).catch((error: { status?: number }) => {
    // Strapi answers 404 until a single type has been saved once.
    if (error.status === 404) return { data: { data: null } };
    throw error;
  });
  return data.data ?? {};
}

/** Missing settings, and the plans that need more than the settings provide. */
async function missingSettings(get: Get, seesPlans: boolean): Promise<Waiting[]> {
  const settings = await settingsWritten(get);
  const missed = MISSED.filter(([field]) => !settings[field]).map(([id, text]) => ({
    id,
    text,
    to: SETTINGS_FORM,
  }));
  return seesPlans ? [...missed, ...(await placelessPlans(get, settings))] : missed;
}

/** What waits for this user, as far as they may see it; undefined while it is loading. */
export function useWaiting() {
  const permissions = useAuth('WhatWaits', ({ permissions }) => permissions);
  const { get } = useFetchClient();
  const [waiting, setWaiting] = useState<Waiting[]>();
  const [failed, setFailed] = useState(false);
  const sees = (uid: string) =>
    permissions.some(({ action, subject }) => action === READ && subject === uid);
  const seesMembers = sees(MEMBER);
  const seesSettings = sees(SETTINGS);
  const seesPlans = sees(PLAN);
  const seesBlogs = sees(BLOG);
  const seesHelp = sees(HELP_SEARCH);
  const seesAnswers = sees(HELP_ANSWER);

  useEffect(() => {
    let left = false;
    const questions = [
      ...(seesMembers ? [waitingMembers(get)] : []),
      ...(seesSettings ? [missingSettings(get, seesPlans)] : []),
      ...(seesBlogs ? [waitingBlogs(get)] : []),
      ...(seesAnswers ? [placelessAnswers(get)] : []),
      ...(seesHelp ? [missedSearches(get)] : []),
    ];
    Promise.all(questions).then(
      (answers) => left || setWaiting(answers.flat()),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [get, seesMembers, seesSettings, seesPlans, seesBlogs, seesAnswers, seesHelp]);

  return { waiting, failed, seesSettings };
}
