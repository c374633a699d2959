import { planInput, type Plan, type PlanDetail } from '@hearthside/contract/membership/shapes';
import { readMoney, typedMoney } from '@hearthside/contract/money';
import { z } from 'zod';
import type { ComparedPart } from '@/kit/conflict/compare';
import { shownDollars, typedDollars } from '@/lib/typed-dollars';

/** The form of a plan, with the price as typed dollars and each benefit as a field. */
export const planForm = z.object({
  ...planInput.shape,
  price: typedDollars('Please enter a price'),
  benefits: z.array(z.object({ text: planInput.shape.benefits.element })),
});
export type PlanInput = z.input<typeof planForm>;
export type PlanChecked = z.output<typeof planForm>;

/** The output that is sent, with the price in cents. */
export interface PlanGiven {
  title: string;
  price: number;
  benefits: string[];
  campaignCode: string;
  widgetId: string;
  campaignUrl: string;
}

export const givenOf = ({ benefits, ...plan }: PlanChecked): PlanGiven => ({
  ...plan,
  benefits: benefits.map(({ text }) => text),
});

/** The initial values for a plan. */
export const typedPlan = (plan: PlanDetail): PlanInput => ({
  title: plan.title,
  campaignCode: plan.campaignCode,
  widgetId: plan.widgetId,
  campaignUrl: plan.campaignUrl,
  price: typedMoney(plan.price),
  benefits: plan.benefits.map((text) => ({ text })),
});

/** The card as members would see it with what is typed. While the price is invalid, the old one is shown. */
export const previewOf = (plan: PlanDetail, typed: PlanInput): Plan => ({
  role: plan.role,
  title: typed.title.trim(),
  price: readMoney(typed.price) ?? plan.price,
  benefits: typed.benefits.map(({ text }) => text.trim()).filter((text) => text !== ''),
});

/** The fields of a plan as they are compared after a conflict. */
export const PLAN_PARTS: readonly ComparedPart<PlanInput>[] = [
  { label: 'Title', fields: ['title'], show: ({ title }) => title },
  { label: 'Price a year ($)', fields: ['price'], show: ({ price }) => shownDollars(price) },
  {
    label: 'Benefits',
    fields: ['benefits'],
    show: ({ benefits }) => benefits.map(({ text }) => text).join('\n'),
  },
  {
    label: 'Campaign code',
    fields: ['campaignCode'],
    show: ({ campaignCode }) => campaignCode,
  },
  { label: 'Widget ID', fields: ['widgetId'], show: ({ widgetId }) => widgetId },
  { label: 'Campaign page', fields: ['campaignUrl'], show: ({ campaignUrl }) => campaignUrl },
];
