import { useListRecordsByName } from '@porchlight/data-service-react'
import { ButtonLink, Hero, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { HeroPage, Sections } from '@porchlight/page-parts/page/HeroPage'
import { MoreRows } from '@porchlight/page-parts/page/MoreRows'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useShownRows } from '@porchlight/page-parts/page/shown-rows'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { groupOf, statusGroups } from '../../../customers/components/groups/status-groups'
import { labels } from './labels'
import { OrderGroup } from './OrderGroup'
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

/** The viewer's orders: how many there are in each of the four groups, then those that hold something. */
export function Orders({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const shown = useShownRows(step)
  const answer = useListRecordsByName({ ...orderList, pageSize: shown.count })
  const hasFailed = answer.data === undefined && answer.state === 'Error'
  const groups = statusGroups.map((group) => ({
    group,
    records: (answer.data?.records ?? []).filter((record) => groupOf(textOf(record, 'Status')) === group),
  }))
  return (
    <HeroPage>
      <Head title={title} status={hasFailed ? 503 : 200} />
      {answer.data === undefined ? <Hero heading={title} /> : <OrdersHero title={title} groups={groups} />}
      <Sections>
        {hasFailed ? <PartFailed /> : null}
        {answer.data === undefined && !hasFailed ? (
          <Skeleton shape="card" count={2} label={t('ordersLoading')} />
        ) : null}
        {groups.map(({ group, records }) =>
          records.length === 0 ? null : <OrderGroup key={group} group={group} records={records} />,
        )}
        <MoreRows shown={shown} hasMore={typeof answer.data?.nextPageToken === 'string'}>
          {t('showOlder')}
        </MoreRows>
        <a className={styles.link} href={address('/accounts')}>
          {t('toAccounts')}
        </a>
      </Sections>
    </HeroPage>
  )
}

interface OrdersHeroProps {
  readonly title: string
  readonly groups: readonly {
    readonly group: (typeof statusGroups)[number]
    readonly records: readonly ReadRecord[]
  }[]
}

/** Whether an order is under way, and how many there are of each kind; without any, how to place one. */
function OrdersHero({ title, groups }: OrdersHeroProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  const pending = groups.find(({ group }) => group === 'Pending')?.records.length ?? 0
  if (groups.every(({ records }) => records.length === 0)) {
    return (
      <Hero
        heading={title}
        subject={t('noOrderTitle')}
        action={<ButtonLink href={address('/plans')}>{t('findPlan')}</ButtonLink>}
      >
        {t('noOrderText')}
      </Hero>
    )
  }
  return (
    <Hero
      heading={title}
      subject={pending === 0 ? t('noneUnderWay') : t('underWay', { count: pending })}
      action={
        pending === 0 ? undefined : (
          <ButtonLink href={address('/enrollment-status')}>{t('seeNext')}</ButtonLink>
        )
      }
    >
      {groups
        .map(({ group, records }) => t(`count${group}`, { number: format.number(records.length) }))
        .join(' · ')}
    </Hero>
  )
}
