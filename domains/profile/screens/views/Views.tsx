import { brandOf } from '@porchlight/brands'
import { useListRecordsByName } from '@porchlight/data-service-react'
import { Card, EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { MoreRows } from '@porchlight/page-parts/page/MoreRows'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import { textOf } from '@porchlight/page-parts/records/field-value'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { viewReasons } from '../../../viewing/facts/view-reasons'
import { labels } from './labels'
import styles from './Views.module.css'

const step = 25

/** Lists when staff saw the customer's view, and why: the customer's own access log, the newest first. */
export function Views({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { brand, format, language } = usePage()
  const shown = useShownRows(step)
  const { data, state } = useListRecordsByName({
    objectApiName: 'Customer_View__c',
    listViewApiName: 'AllCustomerViews',
    fields: ['Customer_View__c.Reason__c', 'Customer_View__c.Started_At__c'],
    pageSize: shown.count,
  })
  const hasFailed = data === undefined && state === 'Error'
  const advisor = t('advisor', { brand: brandOf(brand).names.displayName })
  return (
    <div className={styles.page}>
      <Head title={title} status={hasFailed ? 503 : 200} />
      <PageTitle lead={t('lead')}>{title}</PageTitle>
      {hasFailed ? <PartFailed /> : null}
      {data === undefined && !hasFailed ? (
        <Skeleton shape="card" count={1} label={t('loadingViews')} />
      ) : null}
      {data === undefined ? null : data.records.length === 0 ? (
        <EmptyState title={t('noneTitle')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      ) : (
        <Card title={t('list')}>
          <ol className={styles.list}>
            {data.records.map((record) => {
              const reason = viewReasons.find(({ value }) => value === textOf(record, 'Reason__c'))
              return (
                <li className={styles.row} key={record.id}>
                  <p className={styles.who}>{advisor}</p>
                  {reason === undefined ? null : (
                    <p>{t('reason', { reason: reason.customerLabel[language] })}</p>
                  )}
                  <p className={styles.when}>{format.dateTime(textOf(record, 'Started_At__c') ?? '')}</p>
                </li>
              )
            })}
          </ol>
        </Card>
      )}
      <MoreRows shown={shown} hasMore={(data?.nextPageToken ?? null) !== null}>
        {t('showOlder')}
      </MoreRows>
      <p className={styles.ways}>
        <a className={styles.way} href={address('/messages/new')}>
          {t('question')}
        </a>
        <a className={styles.way} href={address('/profile')}>
          {t('toProfile')}
        </a>
      </p>
    </div>
  )
}
