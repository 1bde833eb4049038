import { useRelatedListRecords } from '@porchlight/data-service-react'
import { Card, Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { displayOf } from '@porchlight/page-parts/records/display-value'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { StatusText } from '../../../../customers/components/status/StatusText'
import { labels } from './labels'
import styles from './Order.module.css'

const fields = ['WorkStep.Status', 'WorkStep.Step_Type__c'] as const

/** What an order took that is over: each step with what came of it. */
export function WorkSteps({ orderId }: { readonly orderId: string }) {
  const t = useLabels(labels)
  const answer = useRelatedListRecords({
    parentRecordId: orderId,
    relatedListId: 'WorkSteps',
    fields,
    sortBy: ['ExecutionOrder'],
    pageSize: 30,
  })
  const steps = answer.data?.records ?? []
  if (answer.data !== undefined && steps.length === 0) return null
  return (
    <Card title={t('stepsTitle')} tone="quiet">
      {answer.data === undefined ? (
        answer.state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="card" label={t('orderLoading')} />
        )
      ) : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      )}
    </Card>
  )
}

function Step({ step }: { readonly step: ReadRecord }) {
  return (
    <li className={styles.step}>
      <span className={styles.strong}>{displayOf(step, 'Step_Type__c')}</span>
      <StatusText tone={textOf(step, 'Status') === 'Completed' ? 'good' : 'past'}>
        {displayOf(step, 'Status')}
      </StatusText>
    </li>
  )
}
