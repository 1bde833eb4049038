import { Card, DataTable } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { cycleMonth } from '../../energy/facts/cycle-month'
import type { AverageBillingOverview } from '../components/average-billing'
import { labels } from './labels'

/** Shows the amounts of the last twelve bills and their average; or from when it can be calculated. */
export function Estimate({ averageBilling }: { readonly averageBilling: AverageBillingOverview }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { average, averageFrom, bills, isOn } = averageBilling
  const amounts = bills.map(({ amount }) => amount)
  return (
    <Card title={t('estimateTitle')}>
      {average === null ? (
        <p>
          {averageFrom === null
            ? t('estimateNone')
            : t('estimateLater', { month: format.month(averageFrom.slice(0, 7)) })}
        </p>
      ) : (
        <div className={card.stack}>
          <p className={card.strong}>{t('estimate', { amount: format.money(average) })}</p>
          <p>
            {t('estimateRange', {
              low: format.money(Math.min(...amounts)),
              high: format.money(Math.max(...amounts)),
            })}
          </p>
          <p className={card.note}>{t('estimateHow')}</p>
          <Disclosure summary={t('estimateBills')}>
            {isOn ? <p>{t('estimateUnlevelled')}</p> : null}
            <DataTable
              caption={t('estimateBills')}
              isCaptionHidden
              columns={[
                { key: 'month', header: t('month') },
                { key: 'amount', header: t('amount'), isNumeric: true },
              ]}
              rows={bills.map((bill) => ({
                id: bill.billId,
                cells: { month: format.month(cycleMonth(bill)), amount: format.money(bill.amount) },
              }))}
            />
          </Disclosure>
        </div>
      )}
    </Card>
  )
}
