import { ButtonLink, Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { billLabels } from '../../energy/components/bills/labels'
import { DueText } from '../../payments/components/DueText'
import styles from './Home.module.css'
import { labels } from './labels'
import { useOwedBill } from './use-owed-bill'

const copy = { ...billLabels, ...labels }

/** Shows the amount left to pay, where something else is the main content of the page; nothing when nothing is due. */
export function BillCard({ accountId }: { readonly accountId: string }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { format } = usePage()
  const { state, bill, due, debit, arranged } = useOwedBill(accountId)
  if (state !== 'ready' || bill === null) return null
  const amount = format.money(due)
  return (
    <Card title={t('amountDue')} tone="quiet">
      <p className={card.amount}>{amount}</p>
      <DueText className={styles.sentence} dueDate={bill.dueDate} debit={debit} arranged={arranged} />
      <div className={card.ways}>
        {debit === null ? (
          <ButtonLink variant="secondary" href={address(`/bills/${bill.id}/pay`)}>
            {t('payAmount', { amount })}
          </ButtonLink>
        ) : null}
        <a className={card.link} href={address(`/bills/${bill.id}`)}>
          {t('seeBill')}
        </a>
      </div>
    </Card>
  )
}
