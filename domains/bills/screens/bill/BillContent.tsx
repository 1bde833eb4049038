import { Card, DescriptionList, PrintButton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { BillChange } from '../../../energy/components/bill-change/BillChange'
import type { Bill } from '../../../energy/components/bills/bill'
import { billLabels } from '../../../energy/components/bills/labels'
import styles from './Bill.module.css'
import { BillHero } from './BillHero'
import { BillLines } from './BillLines'
import { BillPayments } from './BillPayments'
import { labels } from './labels'

const copy = { ...billLabels, ...labels }

interface BillContentProps {
  readonly bill: Bill
  readonly accountId: string
  readonly accountNumber: string | null
  readonly street: string | null
}

/** Shows everything about a bill: the amount owed, why, its charges, and the payments. */
export function BillContent({ bill, accountId, accountNumber, street }: BillContentProps) {
  const t = useLabels(copy)
  const { format, language } = usePage()
  const address = useAddress()
  const title = t(bill.isFinal ? 'finalBillOf' : 'billOf', { date: format.date(bill.date) })
  const details = [
    { term: t('period'), description: format.dateRange(bill.start, bill.end) },
    { term: t('billDate'), description: format.date(bill.date) },
    { term: t('billNumber'), description: bill.number },
    { term: t('accountNumber'), description: accountNumber },
    { term: t('serviceAddress'), description: street },
  ]
  return (
    <div className={styles.page}>
      <Head title={title} />
      <BillHero heading={title} bill={bill} />
      <div className={styles.columns}>
        <div className={styles.story}>
          <BillChange which={{ billId: bill.id }} hasUsageSentence />
          <BillLines bill={bill} />
        </div>
        <BillPayments billId={bill.id} />
        <Card title={t('details')}>
          <DescriptionList items={details.filter(({ description }) => description !== null)} />
          <a className={styles.link} href={address(`/usage/${accountId}`)}>
            {t('usageLink')}
          </a>
        </Card>
      </div>
      <div className={styles.ways}>
        <a className={styles.link} href={address(`/bills?account=${accountId}`)}>
          {t('toBills')}
        </a>
        <a
          className={styles.link}
          href={`/lwr/apex/v65.0/CustomerPortalUsageController/billDocument?billId=${bill.id}&language=${language}`}
          download
        >
          {t('downloadPdf')}
        </a>
        <PrintButton>{t('print')}</PrintButton>
      </div>
    </div>
  )
}
