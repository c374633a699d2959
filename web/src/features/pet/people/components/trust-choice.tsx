import { SEARCH_MAX } from '@hearthside/contract/list';
import { PET_TEXTS } from '@hearthside/contract/pet/fields';
import { TRUST_NAME_MAX } from '@hearthside/contract/trust/endpoints';
import { useEffect, useState } from 'react';
import { useMe } from '@/features/session';
import { Field } from '@/ui/fields/field';
import { Select } from '@/ui/fields/select';
import { TextInput } from '@/ui/fields/text-input';
import { usePetTrusts } from '../../api/pets';
import { newTrust, trustDisclosure } from '../../model/disclosure';
import type { TrustDraft } from '../../model/pet-draft';
import type { PetEditState } from '../../profile/components/use-pet-edit';

const SEARCH_DELAY_MS = 300;
const NONE = 'none';
const NEW = 'new';

const valueOf = (trust: TrustDraft) => (trust.kind === 'there' ? String(trust.id) : trust.kind);

/** The trust of a pet: none, an existing one, or a new one by its name (part 1 §4). */
export function TrustChoice({ edit }: { edit: PetEditState }) {
  const [search, setSearch] = useState('');
  const { data, error } = usePetTrusts({ search });
  const me = useMe();
  const { trust } = edit.draft;
  const trusts = withKept(data?.trusts ?? [], trust, edit.base.draft.trust);
  const own = new Set(data?.trusts.flatMap((one) => (one.own ? one.id : [])));
  const newId = newTrust(trust, edit.base.draft.trust);
  const option = data?.trusts.find(({ id }) => id === newId);
  const whose = edit.draft.owner?.id === me.id ? 'your' : 'the owner’s';
  const disclosed = option && trustDisclosure(edit.draft.fields.name, option, whose);
  const set = (next: TrustDraft) => edit.change((now) => ({ ...now, trust: next }), 'petTrust');
  const choose = (value: string) => {
    if (value === NONE) return set({ kind: 'none' });
    if (value === NEW) return set({ kind: 'new', name: '' });
    const chosen = trusts.find(({ id }) => String(id) === value);
    if (chosen) set({ kind: 'there', ...chosen });
  };
  const isLong = search !== '' || (data !== undefined && data.total > data.trusts.length);
  return (
    <>
      {isLong && <TrustSearch found={data?.total} onSearch={setSearch} />}
      <Field
        label="Trust"
        hint={error ? 'The other trusts could not be loaded.' : disclosed}
        error={trust.kind === 'new' ? undefined : edit.errors.petTrust}
        className="@2xl:col-span-3"
      >
        <Select
          name="trust"
          value={valueOf(trust)}
          onChange={(event) => choose(event.target.value)}
          options={[
            { value: NONE, label: PET_TEXTS.noTrust },
            ...trusts.map(({ id, name }) => ({
              value: String(id),
              label: own.has(id) ? `${name} (yours)` : name,
            })),
            { value: NEW, label: PET_TEXTS.newTrust },
          ]}
        />
      </Field>
      {trust.kind === 'new' && (
        <Field label="New trust name" error={edit.errors.petTrust} className="@2xl:col-span-3">
          <TextInput
            name="newTrust"
            autoComplete="off"
            autoFocus
            maxLength={TRUST_NAME_MAX}
            value={trust.name}
            onChange={(event) => set({ kind: 'new', name: event.target.value })}
          />
        </Field>
      )}
    </>
  );
}

/** Narrows the choices if there are more trusts than the list can offer. */
function TrustSearch(props: { found: number | undefined; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState('');
  const { found, onSearch } = props;
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <Field
      label="Search trusts"
      hint={found === undefined ? undefined : `${found} found. Choose one below.`}
      className="@2xl:col-span-3"
    >
      <TextInput
        type="search"
        name="searchTrusts"
        autoComplete="off"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter must not submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
    </Field>
  );
}

/** The choices, plus the trusts that this pet has or had, even if they are not (yet) among them. */
function withKept(trusts: readonly { id: number; name: string }[], ...kept: TrustDraft[]) {
  const missing = kept.flatMap((one) =>
    one.kind === 'there' && !trusts.some(({ id }) => id === one.id)
      ? [{ id: one.id, name: one.name }]
      : [],
  );
  return [...new Map([...missing, ...trusts].map((one) => [one.id, one])).values()];
}
