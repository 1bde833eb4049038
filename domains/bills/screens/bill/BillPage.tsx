import { useRecord } from '@porchlight/data-service-react'
import { PageTitle, Skeleton } from '@porchlight/design-system'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { parentOf, textOf } from '@porchlight/page-parts/records/field-value'
import { isUnknownRecord, recordOfAddress } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { billFields, toBill } from '../../../energy/components/bills/bill'
import styles from './Bill.module.css'
import { BillContent } from './BillContent'
import { labels } from './labels'

const fields = [
  ...billFields,
  'Bill__c.Account__c',
  'Bill__c.Account__r.AccountNumber',
  'Bill__c.Account__r.Service_Street__c',
] as const

/** Shows one bill: the amount due and when, its charges, its period, and the payments. */
export function BillPage({ params, title }: ScreenProps) {
  const t = useLabels(labels)
  const recordId = recordOfAddress(params.billId, 'a04')
  const answer = useRecord(recordId === null ? undefined : { recordId, fields })
  if (recordId === null || isUnknownRecord(answer.error)) return <NotFoundContent />
  const account = parentOf(answer.data, 'Account__r')
  const accountId = textOf(answer.data, 'Account__c')
  if (answer.data !== undefined && accountId !== null) {
    return (
      <BillContent
        bill={toBill(answer.data)}
        accountId={accountId}
        accountNumber={textOf(account, 'AccountNumber')}
        street={textOf(account, 'Service_Street__c')}
      />
    )
  }
  const hasFailed = answer.state === 'Error'
  return (
    <div className={styles.page}>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <PageTitle>{title}</PageTitle>
      {hasFailed ? <PartFailed /> : <Skeleton shape="card" count={2} label={t('billLoading')} />}
    </div>
  )
}
