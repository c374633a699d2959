import { useState } from 'react';
import { Card, CardTitle } from '@/ui/card';
import { Checkbox } from '@/ui/fields/checkbox';
import { Field } from '@/ui/fields/field';
import { PasswordInput } from '@/ui/fields/password-input';
import { ChoiceGroup, Radio } from '@/ui/fields/radio';
import { Fact, FactList } from '@/ui/fields/read-only';
import { SearchBox } from '@/ui/fields/search-box';
import { Select } from '@/ui/fields/select';
import { Switch } from '@/ui/fields/switch';
import { TextInput } from '@/ui/fields/text-input';
import { Textarea } from '@/ui/fields/textarea';
import { KitSection } from './kit-section';

/** Every kind of form field, and how each looks when it can only be read. */
export function KitForms() {
  const [search, setSearch] = useState('');
  const [on, setOn] = useState(true);
  return (
    <KitSection id="forms" title="Forms">
      <Card className="grid gap-5 sm:grid-cols-2">
        <Field label="Pet name" required>
          <TextInput defaultValue="Biscuit" />
        </Field>
        <Field label="Email" required error="Enter an email address such as rosa@example.org.">
          <TextInput type="email" defaultValue="rosa@" />
        </Field>
        <Field label="Phone number" optional hint="So that a caretaker can reach you.">
          <TextInput type="tel" placeholder="+1 (503) 555-0142" />
        </Field>
        <Field label="Weight">
          <TextInput type="number" defaultValue={41} after="lbs" />
        </Field>
        <Field label="Password">
          <PasswordInput defaultValue="a long phrase" />
        </Field>
        <Field label="State">
          <Select
            placeholder="Choose a state"
            defaultValue="or"
            options={[
              { value: 'or', label: 'Oregon' },
              { value: 'wa', label: 'Washington' },
            ]}
          />
        </Field>
        <Field label="Owner email" hint="From your profile.">
          <TextInput defaultValue="rosa@hearthside.example" readOnly />
        </Field>
        <Field label="Country">
          <TextInput defaultValue="United States" disabled />
        </Field>
        <Field label="What should a caretaker know?" className="sm:col-span-2">
          <Textarea defaultValue="He is shy with men in hats. Give him a minute." />
        </Field>
      </Card>
      <Card className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <ChoiceGroup label="How often?" hint="Choose one." required>
          <Radio name="often" label="Daily" defaultChecked />
          <Radio name="often" label="Weekly" hint="Mondays, most of the time" />
          <Radio name="often" label="Rarely" disabled />
        </ChoiceGroup>
        <ChoiceGroup label="What can you do?" error="Tick at least one.">
          <Checkbox label="Long walks" defaultChecked />
          <Checkbox label="Grooming" />
          <Checkbox label="Everything" indeterminate />
          <Checkbox label="Giving medicine" disabled defaultChecked />
        </ChoiceGroup>
        <div className="grid content-start justify-items-start">
          <Switch label="Required" checked={on} onChange={setOn} />
          <Switch
            label="Reminders"
            hint="By email, a week before."
            checked={!on}
            onChange={setOn}
          />
          <Switch label="Being saved" busy checked onChange={setOn} />
          <Switch label="Not for you" disabled checked={false} onChange={setOn} />
        </div>
        <div className="grid content-start gap-3">
          <SearchBox label="Search pets" value={search} onChange={setSearch} debounce={300} />
          <p className="text-s text-ink-soft">Searched: {search || 'nothing yet'}</p>
        </div>
      </Card>
      <Card>
        <CardTitle as="h3">Contact Information</CardTitle>
        <FactList>
          <Fact label="Owner">Rosa Marchetti</Fact>
          <Fact label="Email">rosa.marchetti.with.a.long.name@hearthside.example</Fact>
          <Fact label="Phone" />
        </FactList>
      </Card>
    </KitSection>
  );
}
