import { Card, Icon } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { displayOf } from '@porchlight/page-parts/records/display-value'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { orderGroupLabels } from '../../../customers/components/groups/labels'
import type { StatusGroup } from '../../../customers/components/groups/status-groups'
import { confirmedDayOf } from '../../components/confirmed-day'
import { labels } from './labels'
import styles from './Orders.module.css'

interface OrderGroupProps {
  readonly group: StatusGroup
  readonly records: readonly ReadRecord[]
}

const copy = { ...orderGroupLabels, ...labels }

/** The orders of one group, each a row that leads to its page: where, what, and from which day. */
export function OrderGroup({ group, records }: OrderGroupProps) {
  const t = useLabels(copy)
  const { format } = usePage()
  const address = useAddress()
  return (
    <Card title={t(`group${group}`, { number: format.number(records.length) })} tone="quiet">
      <ul className={styles.list}>
        {records.map((record) => (
          <li key={record.id}>
            <a className={styles.row} href={address(`/orders/${record.id}`)}>
              <OrderWords record={record} />
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function OrderWords({ record }: { readonly record: ReadRecord }) {
  const t = useLabels(copy)
  const { format } = usePage()
  const confirmed = confirmedDayOf(record)
  const day = confirmed ?? textOf(record, 'Requested_Start_Date__c')
  const isStop = textOf(record, 'Case_Type__c') === 'Stop_Service'
  const number = textOf(record, 'Confirmation_Number__c')
  const what = [displayOf(record, 'Case_Type__c'), displayOf(record, 'Plan_Name__c')].filter(
    (part) => part !== null,
  )
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>{textOf(record, 'Service_Street__c') ?? t('order')}</span>
        <span>{what.join(' · ')}</span>
      </span>
      <span className={styles.words}>
        {day === null ? null : (
          <span>
            {t(`${confirmed === null ? 'requested' : 'confirmed'}${isStop ? 'Stop' : 'Start'}`, {
              date: format.date(day),
            })}
          </span>
        )}
        {number === null ? null : (
          <span className={styles.detail}>{t('confirmationNumber', { number })}</span>
        )}
      </span>
    </>
  )
}
