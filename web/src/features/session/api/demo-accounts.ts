import type { DemoAccount } from '@hearthside/contract/session/endpoints';
import { useEffect, useState } from 'react';
import { latePart } from '@/ui/late-part';
import { sessions } from './sessions';

/** Only a demo has any, so their code is fetched only there. Without it the form still works. */
export const useDemoPart = latePart(
  async () => (await import('../components/demo-accounts')).DemoAccounts,
);

let known: DemoAccount[] | undefined;

/** Reads the accounts of a demo, and fetches what shows them. There are none anywhere else. */
export async function loadDemoAccounts(): Promise<DemoAccount[]> {
  known ??= (await sessions.demoAccounts()).accounts;
  if (known.length > 0) await useDemoPart.preload();
  return known;
}

/** The accounts of a demo, shown at once if they came before the page. */
export function useDemoAccounts(): DemoAccount[] {
  const [accounts, setAccounts] = useState<DemoAccount[]>(known ?? []);
  useEffect(() => {
    let here = true;
    loadDemoAccounts().then(
      (answer) => here && setAccounts(answer),
      () => undefined, // a convenience: without it the form still works
    );
    return () => {
      here = false;
    };
  }, []);
  return accounts;
}
