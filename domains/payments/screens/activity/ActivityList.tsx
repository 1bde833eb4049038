import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { rowId } from '@porchlight/page-parts/page/shown-rows'
import type { LedgerLine } from '../../components/ledger-line'
import styles from '../../components/PaymentList.module.css'
import { labels } from './labels'

/** Lines of the ledger one below the other: what it was, amount, date, and the balance after it. A bill leads to itself. */
export function ActivityList({ lines }: { readonly lines: readonly LedgerLine[] }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  const afterOf = ({ balance, depositAmount, depositHeld }: LedgerLine) => {
    if (depositAmount !== 0) return t('depositHeld', { amount: format.money(depositHeld) })
    return t(balance < 0 ? 'creditAfter' : 'balanceAfter', { amount: format.money(Math.abs(balance)) })
  }
  return (
    <ul className={styles.list}>
      {lines.map((line, index) => (
        <li key={line.id} id={rowId('activity', index)} className={styles.item}>
          <span className={styles.title}>
            {line.billId === null ? (
              line.kindText
            ) : (
              <a href={address(`/bills/${line.billId}`)}>{line.kindText}</a>
            )}
          </span>
          <span className={styles.amount}>
            {format.money(line.depositAmount === 0 ? line.amount : line.depositAmount)}
          </span>
          <span className={styles.detail}>{format.date(line.date)}</span>
          <span className={styles.status}>{afterOf(line)}</span>
        </li>
      ))}
    </ul>
  )
}
