import { ButtonLink, Card, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Bill } from '../../energy/components/bills/bill'
import { billLabels } from '../../energy/components/bills/labels'
import { DueText } from '../../payments/components/DueText'
import { useAmountOwed } from '../../payments/components/use-amount-owed'
import { useLedger } from '../../payments/components/use-ledger'
import styles from './Bills.module.css'
import { labels } from './labels'

const copy = { ...billLabels, ...labels }

interface AmountDueProps {
  readonly accountId: string
  /** Newest first. */
  readonly bills: readonly [Bill, ...Bill[]]
}

/** What the account owes today, and the way to pay it; a credit where nothing is owed and its ledger shows one. */
export function AmountDue({ accountId, bills }: AmountDueProps) {
  const t = useLabels(copy)
  const { format, today } = usePage()
  const address = useAddress()
  const ledger = useLedger(accountId, 1)
  const { state, bill, due, debit, arranged } = useAmountOwed(bills)
  const [newest] = bills
  if (state === 'failed') return <PartFailed />
  if (state === 'loading') return <Skeleton shape="card" label={t('billsLoading')} />
  const isLate = bill !== null && bill.dueDate < today && debit === null && arranged === null
  const credit = Math.max(0, -(ledger.lines[0]?.balance ?? newest.closing))
  return (
    <Card title={t('amountDue')} tone={isLate ? 'urgent' : 'plain'}>
      {bill !== null ? (
        <div className={styles.due}>
          <p className={card.amount}>{format.money(due)}</p>
          <DueText dueDate={bill.dueDate} debit={debit} arranged={arranged} />
        </div>
      ) : (
        <div className={styles.due}>
          <p className={styles.sentence}>{t('nothingDue')}</p>
          <p>
            {credit > 0
              ? t(newest.isFinal ? 'finalCreditText' : 'creditText', { amount: format.money(credit) })
              : t('nothingDueText')}
          </p>
        </div>
      )}
      <div className={card.ways}>
        {bill === null ? null : (
          <ButtonLink
            variant={debit === null ? 'primary' : 'secondary'}
            href={address(`/bills/${bill.id}/pay`)}
          >
            {t('payNow')}
          </ButtonLink>
        )}
        <a className={card.link} href={address(`/bills/${(bill ?? newest).id}?account=${accountId}`)}>
          {t('seeBill')}
        </a>
      </div>
    </Card>
  )
}
