import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { rowId } from '@porchlight/page-parts/page/shown-rows'
import { StatusText } from '../../../customers/components/status/StatusText'
import styles from './BillList.module.css'
import { type Bill, billTones } from './bill'
import { billLabels } from './labels'

interface BillListProps {
  readonly accountId: string
  /** Newest first. */
  readonly bills: readonly Bill[]
}

/** Bills one below the other, each a link to its page: date and period at the left, amount and status at the right. */
export function BillList({ accountId, bills }: BillListProps) {
  const t = useLabels(billLabels)
  const { format } = usePage()
  const address = useAddress()
  return (
    <ul className={styles.list}>
      {bills.map((bill, index) => (
        <li key={bill.id} id={rowId('bill', index)} className={styles.item}>
          <a className={styles.link} href={address(`/bills/${bill.id}?account=${accountId}`)}>
            <span className={styles.name}>
              {t(bill.isFinal ? 'finalBillOf' : 'billOf', { date: format.date(bill.date) })}
            </span>
            <span className={styles.amount}>{format.money(bill.closing)}</span>
            <span className={styles.period}>{format.dateRange(bill.start, bill.end)}</span>
            <span className={styles.status}>
              <StatusText tone={billTones[bill.status]}>{bill.statusText}</StatusText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
