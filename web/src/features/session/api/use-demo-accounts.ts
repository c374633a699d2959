import type { DemoAccount } from '@hearthside/contract/session';
import { useEffect, useState } from 'react';
import { sessionApi } from './session-api';

/** The accounts of a demo, asked for after the page is painted; none anywhere else. */
export function useDemoAccounts(): DemoAccount[] {
  const [accounts, setAccounts] = useState<DemoAccount[]>([]);
  useEffect(() => {
    let here = true;
    const timer = setTimeout(() => {
      sessionApi.demoAccounts().then(
        (answer) => here && setAccounts(answer.accounts),
        () => undefined, // a convenience: without it the form still works
      );
    }, 50);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, []);
  return accounts;
}
