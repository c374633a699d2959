import type { Me } from '@hearthside/contract/member/me';
import { dialLink, formatPhone } from '@hearthside/contract/phone';
import { useSettings } from '@/features/settings';
import { Card, CardTitle } from '@/ui/card';
import { Fact, FactList } from '@/ui/fields/read-only';

/** For pet owners: the numbers to call when something happens to an animal. */
export function EmergencyContact({ me }: { me: Me }) {
  const { emergencyNumber, organisationName } = useSettings();
  const link = dialLink(emergencyNumber);
  return (
    <Card aria-labelledby="emergency-contact">
      <CardTitle id="emergency-contact">How we can reach you in an emergency</CardTitle>
      <FactList>
        <Fact label="We’ll call you at" empty="No number yet: add one with Edit">
          {formatPhone(me.phoneNumber)}
        </Fact>
        {emergencyNumber && (
          <Fact label="Call us at">
            {link ? (
              <a
                href={link}
                className="-my-2.5 inline-flex min-h-11 items-center rounded-s text-brand-strong underline underline-offset-3"
              >
                {formatPhone(emergencyNumber)}
              </a>
            ) : (
              emergencyNumber
            )}
          </Fact>
        )}
      </FactList>
      <p className="mt-3 max-w-[65ch] text-s text-ink-soft">
        When something happens to one of your animals, the {organisationName} team calls the phone
        number in your profile. Please keep it current.
      </p>
    </Card>
  );
}
