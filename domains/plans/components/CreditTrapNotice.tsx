import { Notice } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { planLabels } from '../facts/plan-labels'
import { monthlyUseText, unitPriceText } from '../facts/plan-texts'
import { type ChosenUse, creditTrapOf, type Plan } from './plan'

interface CreditTrapNoticeProps {
  readonly plan: Plan
  readonly use: ChosenUse
  /** How many months the account's own use counts. */
  readonly months: number
}

/** Says of a plan with a bill credit what it costs where the credit does not reach; nothing for other plans. */
export function CreditTrapNotice({ plan, use, months }: CreditTrapNoticeProps) {
  const t = useLabels(planLabels)
  const { format } = usePage()
  const trap = creditTrapOf(plan)
  if (trap === null) return null
  const amountText = (amount: number) => monthlyUseText(t, format, plan.commodity, amount)
  const priceText = (cents: number) => unitPriceText(t, format, plan.commodity, cents)
  const [one, other] = trap.dearer
  const from = amountText(trap.from)
  return (
    <Notice kind="warning" title={t('trapTitle', { from })}>
      <p>{t('trapCredit', { credit: format.money(trap.credit), from })}</p>
      {use.kind === 'own' && plan.ownPrice !== null ? (
        <p>
          <strong>
            {plan.ownPrice.creditMonths === 0
              ? t('trapOwnNone', { months })
              : t('trapOwn', { count: plan.ownPrice.creditMonths, months })}
          </strong>
        </p>
      ) : null}
      {use.kind === 'amount' && use.amount < trap.from ? (
        <p>
          <strong>{t('trapMissed', { use: amountText(use.amount) })}</strong>
        </p>
      ) : null}
      {one === undefined ? null : other === undefined ? (
        <p>{t('trapPrice', { one: amountText(one.use), onePrice: priceText(one.averagePrice) })}</p>
      ) : (
        <p>
          {t('trapPrices', {
            one: amountText(one.use),
            onePrice: priceText(one.averagePrice),
            other: amountText(other.use),
            otherPrice: priceText(other.averagePrice),
          })}
        </p>
      )}
    </Notice>
  )
}
