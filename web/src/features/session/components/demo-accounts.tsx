import type { DemoAccount } from '@hearthside/contract/session/endpoints';
import clsx from 'clsx';
import { useState } from 'react';
import { messageOf } from '@/lib/api/api-error';
import { session } from '@/lib/session/session';
import { initials, tintClass } from '@/ui/media/initials';
import { Notice } from '@/ui/notice';
import { Spinner } from '@/ui/spinner';
import { sessions } from '../api/sessions';
import { demoChoices } from '../model/demo-groups';

/** The accounts of a demo by role, each one press away. */
export function DemoAccounts({ accounts }: { accounts: readonly DemoAccount[] }) {
  const [entering, setEntering] = useState<string>();
  const [failure, setFailure] = useState('');

  const enter = async ({ email, password }: DemoAccount) => {
    setEntering(email);
    setFailure('');
    try {
      session.open(await sessions.signIn({ email, password }));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setEntering(undefined);
    }
  };

  return (
    <section aria-labelledby="demo" className="mt-8 border-t border-line pt-5">
      <h2 id="demo" className="font-body text-s font-[650] tracking-normal">
        This is a demo: look around as
      </h2>
      <ul className="mt-2 grid gap-1.5 grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))]">
        {demoChoices(accounts).map(({ account, role }) => (
          <li key={account.email}>
            <button
              type="button"
              aria-disabled={entering !== undefined || undefined}
              onClick={() => entering === undefined && void enter(account)}
              className="flex min-h-13 w-full items-center gap-2.5 rounded-s border border-line bg-surface px-2.5 py-1.5 text-left transition-colors duration-150 hover:border-line-control"
            >
              {entering === account.email ? (
                <span className="grid size-8 shrink-0 place-items-center">
                  <Spinner />
                </span>
              ) : (
                <Initials name={account.name} />
              )}
              <span className="grid min-w-0">
                <span className="text-s leading-tight font-semibold">{account.name}</span>
                <span className="text-xs text-ink-soft">{role}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {failure && (
        <Notice tone="bad" live className="mt-3">
          {failure}
        </Notice>
      )}
    </section>
  );
}

/** Like an avatar, which a visitor would fetch with the code of members. */
const Initials = ({ name }: { name: string }) => (
  <span
    aria-hidden
    className={clsx(
      'grid size-8 shrink-0 place-items-center rounded-full text-xs font-[640] text-ink select-none',
      tintClass(name),
    )}
  >
    {initials(name)}
  </span>
);
