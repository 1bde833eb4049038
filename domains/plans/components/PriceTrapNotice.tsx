import { Notice } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { planLabels } from '../facts/plan-labels'
import { planNameIn } from '../facts/plan-name'
import { monthlyUseText, unitPriceText } from '../facts/plan-texts'
import { type ChosenUse, type Plan, type PriceTrap, priceTrapOf } from './plan'

interface PriceTrapNoticeProps {
  readonly plan: Plan
  readonly use: ChosenUse
  /** How many months the account's own use counts. */
  readonly months: number
  /** Where several plans are shown, the title names the plan it is about. */
  readonly isOneOfSeveral?: boolean
}

/**
 * Says of a plan with bill credits or a minimum usage fee what it costs where a credit does not reach or the fee is
 * charged; nothing for other plans.
 */
export function PriceTrapNotice({ plan, use, months, isOneOfSeveral = false }: PriceTrapNoticeProps) {
  const t = useLabels(planLabels)
  const { format, language } = usePage()
  const trap = priceTrapOf(plan)
  if (trap === null) return null
  const amountText = (amount: number) => monthlyUseText(t, format, plan.commodity, amount)
  const priceText = (cents: number) => unitPriceText(t, format, plan.commodity, cents)
  const own = use.kind === 'own' ? plan.ownPrice : null
  const { billCredits, minimumUsageFee, dearer } = trap
  const [one, other] = dearer
  const title = titleOf(trap, t, amountText)
  return (
    <Notice kind="warning" title={isOneOfSeveral ? `${planNameIn(plan, language)} · ${title}` : title}>
      {billCredits.map(({ amount, from }, index) => {
        const count = own?.creditMonths[index]
        return (
          <p key={from}>
            {t('trapCredit', { credit: format.money(amount), from: amountText(from) })}{' '}
            {count === undefined ? null : (
              <strong>{count === 0 ? t('trapOwnNone', { months }) : t('trapOwn', { count, months })}</strong>
            )}
            {use.kind === 'amount' && use.amount < from ? (
              <strong>{t('trapMissed', { use: amountText(use.amount) })}</strong>
            ) : null}
          </p>
        )
      })}
      {minimumUsageFee === null ? null : (
        <p>
          {t('trapFeeCharged', {
            fee: format.money(minimumUsageFee.amount),
            below: amountText(minimumUsageFee.below),
          })}{' '}
          {own === null ? null : (
            <strong>
              {own.feeMonths === 0
                ? t('trapFeeOwnNone', { months })
                : t('trapFeeOwn', { count: own.feeMonths, months })}
            </strong>
          )}
          {use.kind === 'amount' && use.amount < minimumUsageFee.below ? (
            <strong>{t('trapFeeNow', { use: amountText(use.amount) })}</strong>
          ) : null}
        </p>
      )}
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

function titleOf(
  { billCredits: [first, second], minimumUsageFee }: PriceTrap,
  t: ReturnType<typeof useLabels<typeof planLabels>>,
  amountText: (amount: number) => string,
): string {
  if (first === undefined) return t('trapFee', { below: amountText(minimumUsageFee?.below ?? 0) })
  return second === undefined
    ? t('trapCredits', { from: amountText(first.from) })
    : t('trapCreditsTwo', { from: amountText(first.from), second: amountText(second.from) })
}
