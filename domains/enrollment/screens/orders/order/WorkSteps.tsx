import { useRelatedListRecords } from '@porchlight/data-service-react'
import { Card, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { displayOf } from '@porchlight/page-parts/records/display-value'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { StatusText, type StatusTone } from '../../../../customers/components/status/StatusText'
import { stepPath } from '../../../components/task-page'
import { labels } from './labels'
import styles from './Order.module.css'

const fields = [
  'WorkStep.Due_Date__c',
  'WorkStep.Responsible__c',
  'WorkStep.Status',
  'WorkStep.Step_Type__c',
] as const

const actors = ['Customer', 'Provider', 'Utility'] as const

interface WorkStepsProps {
  readonly orderId: string
  /** Whether the order is in progress: steps of an order that ended require nothing. */
  readonly isPending: boolean
}

/** What an order takes: each step with its status and, while it is open, who must act and by when. */
export function WorkSteps({ orderId, isPending }: WorkStepsProps) {
  const t = useLabels(labels)
  const answer = useRelatedListRecords({
    parentRecordId: orderId,
    relatedListId: 'WorkSteps',
    fields,
    sortBy: ['ExecutionOrder'],
    pageSize: 30,
  })
  const steps = answer.data?.records ?? []
  if (answer.data !== undefined && steps.length === 0 && !isPending) return null
  return (
    <Card title={t('stepsTitle')} tone="quiet">
      {answer.data === undefined ? (
        answer.state === 'Error' ? (
          <PartFailed />
        ) : (
          <Skeleton shape="card" label={t('orderLoading')} />
        )
      ) : steps.length === 0 ? (
        <p>{t('noSteps')}</p>
      ) : (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.id} step={step} orderId={orderId} isPending={isPending} />
          ))}
        </ol>
      )}
    </Card>
  )
}

interface StepProps extends WorkStepsProps {
  readonly step: ReadRecord
}

function Step({ step, orderId, isPending }: StepProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const address = useAddress()
  const responsible = textOf(step, 'Responsible__c')
  const actor = actors.find((known) => known === responsible)
  const due = textOf(step, 'Due_Date__c')
  const status = textOf(step, 'Status')
  const isOpen = isPending && status !== 'Completed' && status !== 'Not Applicable'
  const path = isOpen ? stepPath(textOf(step, 'Step_Type__c') ?? '', orderId) : null
  const name = displayOf(step, 'Step_Type__c')
  return (
    <li className={styles.step}>
      <span className={styles.strong}>{path === null ? name : <a href={address(path)}>{name}</a>}</span>
      <StatusText tone={toneOf(status, isOpen && actor === 'Customer')}>
        {displayOf(step, 'Status')}
      </StatusText>
      {isOpen && actor !== undefined ? (
        <span className={styles.muted}>
          {[t(`act${actor}`), due === null ? null : t('stepDue', { date: format.date(due) })]
            .filter((part) => part !== null)
            .join(', ')}
        </span>
      ) : null}
    </li>
  )
}

function toneOf(status: string | null, isForCustomer: boolean): StatusTone {
  if (status === 'Completed') return 'good'
  if (status === 'Not Applicable') return 'past'
  return isForCustomer ? 'alert' : 'open'
}
