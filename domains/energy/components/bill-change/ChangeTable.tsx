import { DataTable } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { BillExplanation } from '../../methods/explain-bill/client'
import styles from './BillChange.module.css'
import { signedMoney, signedUnits } from './change-texts'
import { billChangeLabels } from './labels'

interface ChangeTableProps {
  readonly commodity: 'electricity' | 'gas'
  readonly thisBill: NonNullable<BillExplanation['thisBill']>
  readonly lastBill: NonNullable<BillExplanation['lastBill']>
  readonly change: NonNullable<BillExplanation['change']>
}

/** The parts of the difference and their sum, as the chart shows them. */
export function ChangeTable({ commodity, thisBill, lastBill, change }: ChangeTableProps) {
  const t = useLabels(billChangeLabels)
  const { format } = usePage()
  const beside: Readonly<Partial<Record<string, readonly string[]>>> = {
    fees: change.fees.map(({ name, amount }) => `${name} ${signedMoney(format, amount)}`),
    days: [t('nowAndBefore', { now: format.number(thisBill.days), before: format.number(lastBill.days) })],
    ...(thisBill.temperature === null || lastBill.temperature === null
      ? {}
      : {
          weather: [
            t('nowAndBefore', {
              now: format.temperature(thisBill.temperature),
              before: format.temperature(lastBill.temperature),
            }),
          ],
        }),
  }
  const unit = commodity === 'gas' ? t('changeTherms') : t('changeKilowattHours')
  return (
    <DataTable
      caption={t('changeCaption')}
      hasLongNames
      columns={[
        { key: 'cause', header: t('cause') },
        { key: 'used', header: unit, isNumeric: true },
        { key: 'amount', header: t('changeAmount'), isNumeric: true },
      ]}
      rows={[
        ...change.parts.map(({ cause, used, amount }) => ({
          id: cause,
          cells: {
            cause: (
              <>
                {t(cause)}
                {(beside[cause] ?? []).map((copy) => (
                  <span key={copy} className={styles.beside}>
                    {copy}
                  </span>
                ))}
              </>
            ),
            used: used === null ? '' : signedUnits(format, commodity, used),
            amount: signedMoney(format, amount),
          },
        })),
        {
          id: 'inAll',
          cells: {
            cause: t('inAll'),
            used: signedUnits(format, commodity, change.used),
            amount: signedMoney(format, change.amount),
          },
        },
      ]}
    />
  )
}
