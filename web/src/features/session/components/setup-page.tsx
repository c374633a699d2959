import { sessionPages } from '@hearthside/contract/session/pages';
import { SETUP_TEXTS } from '@hearthside/contract/session/setup';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ButtonLink } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { useSetup } from '../api/setup';
import { SETUP_STEPS, stepAfter, STEP_TITLES, stepOf } from '../model/setup-steps';
import { VisitorPage } from './visitor-page';
import { SetupAdmin } from './setup/setup-admin';
import { SetupCode } from './setup/setup-code';
import { SetupDone, type Finished } from './setup/setup-done';
import { SetupMail } from './setup/setup-mail';
import { SetupOrganization } from './setup/setup-organization';
import { SetupServer } from './setup/setup-server';

const PANES = {
  organization: SetupOrganization,
  mail: SetupMail,
  server: SetupServer,
};

/** Where whoever runs the server sets up a new portal. Its code stands behind the `#` of the address. */
export function SetupPage() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [finished, setFinished] = useState<Finished>();
  const code = decodeURIComponent(hash.slice(1));
  const { view, update, readAgain } = useSetup(code);

  if (finished) return <SetupDone {...finished} />;
  if (view.state === 'loading') {
    return (
      <VisitorPage title="Set up" heading="Set up your portal">
        <Spinner label="Loading" />
      </VisitorPage>
    );
  }
  if (view.state === 'done') {
    return (
      <VisitorPage title="Set up" heading="All set" intro={SETUP_TEXTS.done}>
        <ButtonLink to={sessionPages.signIn} wide>
          Sign in
        </ButtonLink>
      </VisitorPage>
    );
  }
  if (view.state === 'locked') {
    return (
      <SetupCode
        key={code}
        problem={view.problem}
        onCode={(typed) => {
          if (typed === code) readAgain();
          else void navigate({ search, hash: encodeURIComponent(typed) });
        }}
      />
    );
  }
  const named = new URLSearchParams(search).get('step');
  const step = stepOf(named, view.status);
  // In the address, so that a reload and the Back button find the step.
  const next = () => void navigate({ search: `?step=${stepAfter(step)}`, hash });
  const props = { code, status: view.status, onSaved: update, onNext: next };
  const Pane = step === 'admin' ? undefined : PANES[step];
  return (
    <VisitorPage
      title={STEP_TITLES[step]}
      heading={STEP_TITLES[step]}
      intro={`Step ${SETUP_STEPS.indexOf(step) + 1} of ${SETUP_STEPS.length} of setting up your portal.`}
      announce
    >
      {Pane ? (
        <Pane key={step} {...props} />
      ) : (
        <SetupAdmin code={code} status={view.status} onDone={setFinished} />
      )}
    </VisitorPage>
  );
}
