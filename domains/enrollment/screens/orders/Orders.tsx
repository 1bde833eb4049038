import { useListRecordsByName } from '@porchlight/data-service-react'
import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { MoreRows } from '@porchlight/page-parts/page/MoreRows'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import { displayOf } from '@porchlight/page-parts/records/display-value'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { orderGroupLabels } from '../../../customers/components/groups/labels'
import { StatusGroups } from '../../../customers/components/groups/StatusGroups'
import { groupOf } from '../../../customers/components/groups/status-groups'
import { labels } from './labels'
import styles from './Orders.module.css'

const orderList = {
  objectApiName: 'Order',
  listViewApiName: 'AllOrders',
  fields: [
    'Order.Case_Type__c',
    'Order.Confirmation_Number__c',
    'Order.Confirmed_Start_Date__c',
    'Order.Plan_Name__c',
    'Order.Requested_Start_Date__c',
    'Order.Service_Street__c',
    'Order.Status',
  ],
} as const
const step = 50

/** The viewer's orders in the four groups. */
export function Orders({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  const shown = useShownRows(step)
  const answer = useListRecordsByName({ ...orderList, pageSize: shown.count })
  const records = answer.data?.records ?? []
  const hasFailed = answer.data === undefined && answer.state === 'Error'
  const detailsOf = (record: ReadRecord) => {
    const confirmed = textOf(record, 'Confirmed_Start_Date__c')
    const start = confirmed ?? textOf(record, 'Requested_Start_Date__c')
    const isStop = textOf(record, 'Case_Type__c') === 'Stop_Service'
    const number = textOf(record, 'Confirmation_Number__c')
    return [
      [displayOf(record, 'Case_Type__c'), textOf(record, 'Plan_Name__c')]
        .filter((part) => part !== null)
        .join(' · '),
      start === null
        ? ''
        : t(`${confirmed === null ? 'requested' : 'confirmed'}${isStop ? 'Stop' : 'Start'}`, {
            date: format.date(start),
          }),
      number === null ? '' : t('confirmationNumber', { number }),
    ].filter((detail) => detail !== '')
  }
  return (
    <div className={styles.page}>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <PageTitle>{title}</PageTitle>
      {hasFailed ? (
        <PartFailed />
      ) : answer.data === undefined ? (
        <Skeleton shape="card" count={2} label={t('ordersLoading')} />
      ) : records.length === 0 ? (
        <EmptyState title={t('noOrderTitle')}>
          <p>{t('noOrderText')}</p>
        </EmptyState>
      ) : (
        <StatusGroups
          words={orderGroupLabels}
          items={records.map((record) => ({
            id: record.id,
            group: groupOf(textOf(record, 'Status')),
            href: address(`/orders/${record.id}`),
            name: textOf(record, 'Service_Street__c') ?? t('order'),
            details: detailsOf(record),
          }))}
        />
      )}
      <MoreRows shown={shown} hasMore={typeof answer.data?.nextPageToken === 'string'}>
        {t('showOlder')}
      </MoreRows>
      <a className={styles.link} href={address('/accounts')}>
        {t('toAccounts')}
      </a>
    </div>
  )
}
