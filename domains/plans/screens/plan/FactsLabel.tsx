import { brandOf } from '@porchlight/brands'
import { Card, DescriptionList } from '@porchlight/design-system'
import type { Formatter } from '@porchlight/i18n'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { BothLanguages } from '../../components/BothLanguages'
import { certificateItem } from '../../components/certificate-item'
import type { Plan } from '../../components/plan'
import { monthlyUseText, rateText, termText, unitPriceText } from '../../components/plan-texts'
import { type ColumnLabels, columnLabels } from './columns'
import { labels } from './labels'
import styles from './PlanDetails.module.css'

interface FactsLabelProps {
  readonly plan: Plan
  /** Of the provider, from the PUCT; null when it is not known. */
  readonly certificateNumber: string | null
}

/** The facts label (16 TAC 25.475(g)) in both languages. */
export function FactsLabel({ plan, certificateNumber }: FactsLabelProps) {
  const t = useLabels(labels)
  const { brand, format } = usePage()
  const provider = brandOf(brand).names.displayName
  return (
    <Card title={t(plan.commodity === 'Gas' ? 'factsGas' : 'factsElectricity')}>
      <BothLanguages labels={columnLabels}>
        {(copy) => (
          <>
            <DescriptionList
              items={[
                { term: copy('provider'), description: provider },
                ...certificateItem(copy, plan, certificateNumber),
                { term: copy('utility'), description: plan.utilityName },
                ...priceFacts(copy, format, plan),
                ...contractFacts(copy, format, plan),
              ]}
            />
            <p className={styles.note}>{copy('beforeTaxesShort')}</p>
          </>
        )}
      </BothLanguages>
    </Card>
  )
}

function priceFacts(t: ColumnLabels, format: Formatter, plan: Plan) {
  const { commodity, billCredit, billCreditFrom } = plan
  const amount = (use: number) => monthlyUseText(t, format, commodity, use)
  return [
    ...plan.labelPrices.map(({ use, averagePrice }) => ({
      term: t('averageAt', { use: amount(use) }),
      description: unitPriceText(t, format, commodity, averagePrice),
    })),
    {
      term: t('energyCharge'),
      description: unitPriceText(t, format, commodity, plan.energyCharge),
    },
    {
      term: t('baseCharge'),
      description: plan.baseCharge === 0 ? t('none') : t('aMonth', { amount: format.money(plan.baseCharge) }),
    },
    {
      term: t('delivery'),
      description: t('deliveryValue', {
        fixed: format.money(plan.deliveryFixed),
        // Utilities set their charges to a ten-thousandth of a cent.
        price: unitPriceText(t, format, commodity, plan.deliveryPerUnit, 4),
      }),
    },
    {
      term: t('billCredit'),
      description:
        billCredit === null || billCreditFrom === null
          ? t('none')
          : t('billCreditValue', { credit: format.money(billCredit), from: amount(billCreditFrom) }),
    },
  ]
}

function contractFacts(t: ColumnLabels, format: Formatter, plan: Plan) {
  return [
    { term: t('product'), description: rateText(t, plan) },
    { term: t('contractTerm'), description: termText(t, plan) },
    {
      term: t('canChange'),
      description: t(plan.rateType === 'Fixed' ? 'changeFixed' : 'changeVariable'),
    },
    {
      term: t('cancellationFee'),
      description: plan.cancellationFee === 0 ? t('none') : format.money(plan.cancellationFee),
    },
    { term: t('renewableShare'), description: format.percent(plan.renewableShare / 100) },
    { term: t('deposit'), description: t(plan.requiresDeposit ? 'mayAskDeposit' : 'noDeposit') },
  ]
}
