import { useRecord, useRelatedListRecords } from '@porchlight/data-service-react'
import { Card, DescriptionList } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import card from '@porchlight/page-parts/page/CardContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { displayOf } from '@porchlight/page-parts/records/display-value'
import { parentOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { otherHalfLabels } from './other-half-labels'

interface OtherHalfProps {
  readonly orderId: string
  readonly caseType: string | null
}

/** Of a move, the other order: where service ends or starts, on which day, and how far it is. Of no move, nothing. */
export function OtherHalf({ orderId, caseType }: OtherHalfProps) {
  const isStop = caseType === 'Stop_Service'
  const start = useRecord(
    caseType === 'Move_In'
      ? { recordId: orderId, fields: ['Order.Move_Stop__c'], optionalFields: stopFields }
      : undefined,
  )
  const starts = useRelatedListRecords(
    isStop
      ? { parentRecordId: orderId, relatedListId: 'Move_Starts__r', fields: startFields, pageSize: 1 }
      : undefined,
  )
  const other = isStop ? starts.data?.records[0] : parentOf(start.data, 'Move_Stop__r')
  return other === undefined ? null : <Half order={other} isStop={!isStop} />
}

const names = ['Status', 'Service_Street__c', 'Requested_Start_Date__c', 'Confirmed_Start_Date__c'] as const
const startFields = names.map((name) => `Order.${name}` as const)
const stopFields = names.map((name) => `Order.Move_Stop__r.${name}` as const)

function Half({ order, isStop }: { readonly order: ReadRecord; readonly isStop: boolean }) {
  const t = useLabels(otherHalfLabels)
  const { format } = usePage()
  const address = useAddress()
  const confirmed = textOf(order, 'Confirmed_Start_Date__c')
  const day = confirmed ?? textOf(order, 'Requested_Start_Date__c')
  const date = day === null ? null : format.date(day)
  const isCancelled = textOf(order, 'Status') === 'Cancelled'
  return (
    <Card title={t(isStop ? 'fromTitle' : 'toTitle')} tone="quiet">
      <div className={card.stack}>
        <DescriptionList
          items={[
            { term: t('home'), description: textOf(order, 'Service_Street__c') },
            {
              term: t(isStop ? 'lastDay' : 'firstDay'),
              description: date === null ? null : t(confirmed === null ? 'requested' : 'confirmed', { date }),
            },
            { term: t('status'), description: displayOf(order, 'Status') },
          ].filter(({ description }) => description !== null)}
        />
        {isCancelled ? <p>{t(isStop ? 'stopCancelled' : 'startCancelled')}</p> : null}
        <a className={card.link} href={address(`/orders/${order.id}`)}>
          {t(isStop ? 'seeStop' : 'seeStart')}
        </a>
      </div>
    </Card>
  )
}
