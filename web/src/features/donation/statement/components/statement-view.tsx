import type { DonorStatement } from '@hearthside/contract/donation/shapes';
import { Printer, ReceiptText } from 'lucide-react';
import { formatDate } from '@/lib/dates';
import { AsyncView, type AsyncViewProps } from '@/ui/async-view';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/lists/empty-state';
import { printSheet, PrintSheet } from '@/ui/print-sheet';
import { SkeletonText } from '@/ui/skeleton';
import { statementTitle } from '../../model/donation-words';
import { StatementPaper } from './statement-paper';
import { YearSelect } from './year-select';

export interface StatementViewProps {
  view: Pick<
    AsyncViewProps<DonorStatement>,
    'data' | 'error' | 'isLoading' | 'retry' | 'errorMessage'
  >;
  year: number;
  /** The years with gifts. */
  years: readonly number[];
  onYear: (year: number) => void;
}

const hasNothing = ({ gifts, refunds }: DonorStatement) => gifts.length + refunds.length === 0;

/** A statement as it will be printed, with a choice of the year and a Print button. */
export function StatementView({ view, year, years, onYear }: StatementViewProps) {
  const { data } = view;
  const isEmpty = !data || hasNothing(data);
  return (
    <>
      <div className="mb-3 flex max-w-3xl flex-wrap items-center gap-3 print:hidden">
        <YearSelect years={years} year={year} onChoose={onYear} />
        <Button
          icon={<Printer size={18} aria-hidden />}
          disabled={isEmpty}
          onClick={() => void printSheet()}
          className="ml-auto"
        >
          Print
        </Button>
      </div>
      <Card className="max-w-3xl">
        <AsyncView
          {...view}
          skeleton={<SkeletonText lines={12} label="Loading the statement..." />}
          errorTitle="Failed to load the statement"
          isEmpty={hasNothing}
          empty={
            <EmptyState
              icon={<ReceiptText size={32} aria-hidden />}
              title={`No completed gifts in ${year}.`}
            >
              {years.some((one) => one !== year) && 'Another year can be chosen above.'}
            </EmptyState>
          }
        >
          {(statement) => (
            <>
              <p className="font-display text-l font-semibold">{statement.organisationName}</p>
              <h2 className="mt-1 mb-4">{statementTitle(statement)}</h2>
              <StatementPaper statement={statement} />
              {/* Also printed by the browser's own print command. */}
              <PrintSheet
                organization={statement.organisationName}
                title={statementTitle(statement)}
                date={formatDate(statement.madeAt)}
              >
                <StatementPaper statement={statement} />
              </PrintSheet>
            </>
          )}
        </AsyncView>
      </Card>
    </>
  );
}
