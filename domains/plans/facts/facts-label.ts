import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import type { contractLabels } from './contract-labels'
import type { PlanFacts } from './plan-facts'
import type { planLabels } from './plan-labels'
import { monthlyUseText, rateText, termText, unitPriceText } from './plan-texts'

/** Looks up what contracts say. */
export type ContractTexts = Translate<LabelKey<typeof planLabels & typeof contractLabels>>

/** A name and its value. */
export type Fact = readonly [name: string, value: string]

/**
 * The number of the provider's certificate, which facts labels and bills of electricity in Texas print
 * (16 TAC 25.475(g), 25.479(c)); null elsewhere, or where it is not known.
 */
export function certificateOf(
  { state, commodity }: Pick<PlanFacts, 'state' | 'commodity'>,
  certificateNumber: string | null,
): string | null {
  return state === 'TX' && commodity !== 'Gas' ? certificateNumber : null
}

/** Who sells a plan. */
export interface Provider {
  readonly name: string
  /** Of the PUCT; null when it is not known. */
  readonly certificateNumber: string | null
}

/** What a facts label prints, line by line (16 TAC 25.475(g)). */
export function factsLabelOf(
  t: ContractTexts,
  format: Formatter,
  plan: PlanFacts,
  { name, certificateNumber }: Provider,
): readonly Fact[] {
  const certificate = certificateOf(plan, certificateNumber)
  return [
    [t('provider'), name],
    ...(certificate === null ? [] : [[t('certificate'), certificate] as const]),
    [t('utility'), plan.utilityName],
    ...priceFacts(t, format, plan),
    ...contractFacts(t, format, plan),
  ]
}

/** Of a plan's price. */
export function priceFacts(t: ContractTexts, format: Formatter, plan: PlanFacts): readonly Fact[] {
  const { commodity, billCredit, billCreditFrom } = plan
  const amount = (use: number) => monthlyUseText(t, format, commodity, use)
  return [
    ...plan.labelPrices.map(
      ({ use, averagePrice }): Fact => [
        t('averageAt', { use: amount(use) }),
        unitPriceText(t, format, commodity, averagePrice),
      ],
    ),
    [t('energyCharge'), unitPriceText(t, format, commodity, plan.energyCharge)],
    [
      t('baseCharge'),
      plan.baseCharge === 0 ? t('none') : t('aMonth', { amount: format.money(plan.baseCharge) }),
    ],
    [
      t('delivery'),
      t('deliveryValue', {
        fixed: format.money(plan.deliveryFixed),
        // Utilities set their charges to a ten-thousandth of a cent.
        price: unitPriceText(t, format, commodity, plan.deliveryPerUnit, 4),
      }),
    ],
    [
      t('billCredit'),
      billCredit === null || billCreditFrom === null
        ? t('none')
        : t('billCreditValue', { credit: format.money(billCredit), from: amount(billCreditFrom) }),
    ],
  ]
}

/** Of a plan's contract. */
export function contractFacts(t: ContractTexts, format: Formatter, plan: PlanFacts): readonly Fact[] {
  return [
    [t('product'), rateText(t, plan)],
    [t('contractTerm'), termText(t, plan)],
    [t('canChange'), changeText(t, plan)],
    [t('cancellationFee'), plan.cancellationFee === 0 ? t('none') : format.money(plan.cancellationFee)],
    [t('renewableShare'), format.percent(plan.renewableShare / 100)],
    [t('deposit'), t(plan.requiresDeposit ? 'mayAskDeposit' : 'noDeposit')],
  ]
}

/** Whether the price can change. */
export function changeText(t: ContractTexts, { rateType }: Pick<PlanFacts, 'rateType'>): string {
  return t(rateType === 'Fixed' ? 'changeFixed' : 'changeVariable')
}
