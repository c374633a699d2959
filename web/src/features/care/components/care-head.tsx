import { carePages } from '@hearthside/contract/care/pages';
import { ChevronLeft, ChevronRight, Plus, Printer } from 'lucide-react';
import type { NavigateOptions } from 'react-router-dom';
import { useMe } from '@/features/session';
import { Button, ButtonLink } from '@/ui/button';
import { Select } from '@/ui/fields/select';
import { IconButton } from '@/ui/icon-button';
import { LinkTabs } from '@/ui/lists/tabs';
import {
  CARE_VIEWS,
  hasOverdueTable,
  rangeWords,
  stepOf,
  type CareQuery,
  type CareView,
} from '../model/care-query';

const VIEWS = Object.entries(CARE_VIEWS).map(([id, label]) => ({ id, label }));
const UNITS: Record<CareView, string> = { today: 'day', week: 'week', month: 'month' };

interface Choice {
  id: number;
  name: string;
}

export interface CareHeadProps {
  query: CareQuery;
  day: string;
  today: string;
  /** The animals of what is shown. */
  pets: readonly Choice[];
  /** The trusts of these animals. */
  trusts: readonly Choice[];
  /** Those who do tasks of what is shown. */
  people: readonly Choice[];
  onChange: (patch: Partial<CareQuery>, options?: NavigateOptions) => void;
  onAdd: (() => void) | undefined;
  /** Undefined while there is nothing to print yet. */
  onPrint: (() => void) | undefined;
}

/** Which days are shown, the way to others, and what they are narrowed down to. */
export function CareHead({
  query,
  day,
  today,
  pets,
  people,
  trusts,
  onChange,
  onAdd,
  onPrint,
}: CareHeadProps) {
  const me = useMe();
  const { view, petId, memberId, trustId } = query;
  const step = (by: 1 | -1) => {
    const next = stepOf(view, day, by);
    onChange({ day: next === today ? '' : next });
  };
  const choices = choicesOf(pets);
  const trustChoices = choicesOf(trusts);
  const others = choicesOf(people.filter(({ id }) => id !== me.id));
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap-reverse items-end justify-between gap-x-6 gap-y-3">
        <LinkTabs
          label="Which days"
          items={VIEWS}
          current={view}
          onSelect={(id) => onChange({ view: id as CareView })}
          className="min-w-0 max-sm:basis-full"
        />
        <div className="flex flex-wrap gap-2">
          {hasOverdueTable(me) && (
            <ButtonLink to={carePages.overdue} variant="quiet">
              Overdue
            </ButtonLink>
          )}
          <ButtonLink to={carePages.settings} variant="quiet">
            Email and calendar
          </ButtonLink>
          {onPrint && (
            <Button variant="quiet" icon={<Printer size={18} aria-hidden />} onClick={onPrint}>
              Print
            </Button>
          )}
          {onAdd && (
            <Button icon={<Plus size={18} aria-hidden />} aria-haspopup="dialog" onClick={onAdd}>
              Add a task
            </Button>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <IconButton
            label={`Previous ${UNITS[view]}`}
            variant="quiet"
            icon={<ChevronLeft size={20} aria-hidden />}
            onClick={() => step(-1)}
          />
          <IconButton
            label={`Next ${UNITS[view]}`}
            variant="quiet"
            icon={<ChevronRight size={20} aria-hidden />}
            onClick={() => step(1)}
          />
          <Button variant="quiet" disabled={query.day === ''} onClick={() => onChange({ day: '' })}>
            Today
          </Button>
        </div>
        <h2 aria-live="polite" className="text-l">
          {rangeWords(view, day)}
        </h2>
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          {(choices.length > 1 || petId !== undefined) && (
            <Select
              aria-label="Animal"
              value={petId === undefined ? '' : String(petId)}
              placeholder="All animals"
              options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(event) => onChange({ petId: Number(event.target.value) || undefined })}
            />
          )}
          <Select
            aria-label="Person"
            value={memberId === undefined ? '' : String(memberId)}
            placeholder="Everyone’s tasks"
            options={[
              { value: String(me.id), label: 'Only mine' },
              ...others.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => onChange({ memberId: Number(event.target.value) || undefined })}
          />
          {(trustChoices.length > 1 || trustId !== undefined) && (
            <Select
              aria-label="Trust"
              value={trustId === undefined ? '' : String(trustId)}
              placeholder="All trusts"
              options={trustChoices.map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={(event) => onChange({ trustId: Number(event.target.value) || undefined })}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Each once, by name. */
const choicesOf = (all: readonly Choice[]) =>
  [...new Map(all.map((one) => [one.id, one])).values()].sort((one, other) =>
    one.name.localeCompare(other.name),
  );
