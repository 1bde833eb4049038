import { ButtonLink, Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { billLabels } from '../../energy/components/bills/labels'
import styles from './Home.module.css'
import { labels } from './labels'
import { useOwedBill } from './use-owed-bill'

const copy = { ...billLabels, ...labels }

/** What is left to pay, where something else is the one thing of the page; nothing when nothing is due. */
export function BillCard({ accountId }: { readonly accountId: string }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format, today } = usePage()
  const { state, bill, due } = useOwedBill(accountId)
  if (state !== 'ready' || bill === null) return null
  const amount = format.money(due)
  return (
    <Card title={t('amountDue')} tone="quiet">
      <p className={card.amount}>{amount}</p>
      <p className={styles.sentence}>
        {t(bill.dueDate < today ? 'wasDue' : 'dueBy', { date: format.date(bill.dueDate) })}
      </p>
      <div className={card.ways}>
        <ButtonLink variant="secondary" href={address(`/bills/${bill.id}/pay`)}>
          {t('payAmount', { amount })}
        </ButtonLink>
        <a className={card.link} href={address(`/bills/${bill.id}`)}>
          {t('seeBill')}
        </a>
      </div>
    </Card>
  )
}
