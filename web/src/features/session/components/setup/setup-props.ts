import type { SetupStatus } from '@hearthside/contract/session/setup';

/** What each step of the setup is given. */
export interface SetupStepProps {
  code: string;
  status: SetupStatus;
  /** The server has saved something and says how far the setup has come. */
  onSaved: (status: SetupStatus) => void;
  onNext: () => void;
}
