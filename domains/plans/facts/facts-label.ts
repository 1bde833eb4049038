import type { Formatter, LabelKey, Language, Translate } from '@porchlight/i18n'
import type { contractLabels } from './contract-labels'
import type { PlanFacts } from './plan-facts'
import type { planLabels } from './plan-labels'
import { monthlyUseText, rateText, termText, unitPriceText } from './plan-texts'
import { buybackFacts, creditFacts, energyFacts, type Fact, minimumUsageFacts } from './price-facts'

/** Looks up the labels of contracts. */
export type ContractTexts = Translate<LabelKey<typeof planLabels & typeof contractLabels>>

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
  language: Language,
): readonly Fact[] {
  const certificate = certificateOf(plan, certificateNumber)
  return [
    [t('provider'), name],
    ...(certificate === null ? [] : [[t('certificate'), certificate] as const]),
    [t('utility'), plan.utilityName],
    ...priceFacts(t, format, plan, language),
    ...contractFacts(t, format, plan),
  ]
}

/** Of a plan's price. */
export function priceFacts(
  t: ContractTexts,
  format: Formatter,
  plan: PlanFacts,
  language: Language,
): readonly Fact[] {
  const { commodity } = plan
  return [
    ...plan.labelPrices.map(
      ({ use, averagePrice }): Fact => [
        t('averageAt', { use: monthlyUseText(t, format, commodity, use) }),
        unitPriceText(t, format, commodity, averagePrice),
      ],
    ),
    ...energyFacts(t, format, plan, language),
    [
      t('baseCharge'),
      plan.baseCharge === 0 ? t('none') : t('aMonth', { amount: format.money(plan.baseCharge) }),
    ],
    ...minimumUsageFacts(t, format, plan),
    [
      t('delivery'),
      t('deliveryValue', {
        fixed: format.money(plan.deliveryFixed),
        // Utilities set their charges to a ten-thousandth of a cent.
        price: unitPriceText(t, format, commodity, plan.deliveryPerUnit, 4),
      }),
    ],
    ...creditFacts(t, format, plan),
    ...buybackFacts(t, format, plan),
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
  return t(
    ({ Fixed: 'changeFixed', Variable: 'changeVariable', Indexed: 'changeIndexed' } as const)[rateType],
  )
}
