import { Card, Skeleton } from '@porchlight/design-system'
import type { RecordPanelProps } from '@porchlight/page-parts/console-part'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useSearch } from 'wouter'
import type { AccountMoney } from '../../methods/account-money/client'
import { useAccountMoney } from '../../methods/account-money/hook'
import { LedgerLines } from './LedgerLines'
import { labels } from './labels'
import styles from './Money.module.css'
import { NewestPayments } from './NewestPayments'
import { NewestRefunds } from './NewestRefunds'

/** The number of a line, as used in a URL. */
const lineNumber = /^[1-9]\d{0,8}$/

/** Shows the amount that an account owes and why; the page of its ledger is in the URL. */
export function Money({ recordId }: RecordPanelProps) {
  const t = useLabels(labels)
  const requested = new URLSearchParams(useSearch()).get('before') ?? ''
  const before = lineNumber.test(requested) ? requested : undefined
  const { data, error, refresh } = useAccountMoney({
    accountId: recordId,
    ...(before === undefined ? {} : { before }),
  })
  if (error !== undefined) return <PartFailed />
  if (data === undefined) return <Skeleton shape="card" count={2} label={t('loadingMoney')} />
  return (
    <Card title={t('money')} id="money">
      <Amounts money={data} />
      <LedgerLines
        accountId={recordId}
        lines={data.lines}
        older={data.older}
        isNewest={before === undefined}
      />
      <NewestPayments money={data} refresh={refresh} />
      <NewestRefunds refunds={data.refunds} refresh={refresh} />
    </Card>
  )
}

function Amounts({ money }: { readonly money: AccountMoney }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { bill, credit, depositHeld, onItsWay, owed, pastDue, reserved } = money
  const amounts = [
    ['owed', format.money(owed)],
    ['pastDue', format.money(pastDue)],
    [
      'toPay',
      bill === null
        ? t('nothingToPay')
        : t('toPayBy', { amount: format.money(bill.due), date: format.date(bill.dueDate) }),
    ],
    ['onItsWay', format.money(onItsWay)],
    ['credit', format.money(credit)],
    ...(reserved === 0 ? [] : [['reserved', format.money(reserved)] as const]),
    ['depositHeld', format.money(depositHeld)],
  ] as const
  return (
    <dl className={styles.amounts}>
      {amounts.map(([name, text]) => (
        <div key={name} data-amount={name}>
          <dt className={styles.muted}>{t(name)}</dt>
          <dd className={styles.amount}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
