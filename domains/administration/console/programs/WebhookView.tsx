import { DescriptionList, Notice, Skeleton } from '@porchlight/design-system'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useState } from 'react'
import { queuePollMs } from '../../../work/facts/queue-poll'
import type { Webhooks } from '../../methods/list-webhooks/client'
import { useListWebhooks } from '../../methods/list-webhooks/hook'
import { ActingUser } from './ActingUser'
import { labels } from './labels'
import { type Outcome, OutcomeNotice } from './OutcomeNotice'
import styles from './Programs.module.css'
import { ProgramsFrame } from './ProgramsFrame'
import { useWebhookState } from './use-webhook-state'
import { WebhookActions } from './WebhookActions'
import { WebhookTermsForm } from './WebhookTermsForm'

interface WebhookViewProps {
  readonly title: string
  readonly id: string
}

/** One webhook, its health, and its actions. */
export function WebhookView({ title, id }: WebhookViewProps) {
  const t = useLabels(labels)
  const { data, error, refresh } = useListWebhooks({ webhookId: id })
  const list = useListWebhooks({})
  usePolling(refresh, queuePollMs)
  const [isRemoved, setRemoved] = useState(false)
  const webhook = data?.webhooks[0]
  if (isRemoved) {
    return (
      <ProgramsFrame title={t('webhookRemoved')} below={title}>
        <OutcomeNotice outcome={{ kind: 'done', title: t('removedText') }} />
      </ProgramsFrame>
    )
  }
  if (isUnknownRecord(error) || (data !== undefined && webhook === undefined)) return <NotFoundContent />
  return (
    <ProgramsFrame title={webhook?.name ?? title} below={title}>
      {data !== undefined && webhook !== undefined ? (
        <Webhook
          webhook={webhook}
          objects={data.objects}
          refresh={() => Promise.all([refresh(), list.refresh()])}
          onRemoved={async () => {
            setRemoved(true)
            await list.refresh()
          }}
        />
      ) : error === undefined ? (
        <Skeleton shape="card" count={1} label={t('loading')} />
      ) : (
        <PartFailed />
      )}
    </ProgramsFrame>
  )
}

interface WebhookProps {
  readonly webhook: Webhooks['webhooks'][number]
  readonly objects: Webhooks['objects']
  readonly refresh: () => Promise<unknown>
  readonly onRemoved: () => Promise<void>
}

function Webhook({ webhook, objects, refresh, onRemoved }: WebhookProps) {
  const t = useLabels(labels)
  const { format } = usePage()
  const state = useWebhookState(webhook)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { id, url, objectApiNames, actingUser, isStopped, deliveredAt, dueAt, failures, waiting } = webhook
  const getObjectLabel = (apiName: string) =>
    objects.find((object) => object.apiName === apiName)?.label ?? apiName

  async function handleOutcome(nextOutcome: Outcome) {
    setOutcome(nextOutcome)
    await refresh()
  }

  return (
    <>
      <OutcomeNotice outcome={outcome} />
      {state.isHealthy ? null : (
        <Notice kind="warning" title={state.title}>
          <p>{state.text}</p>
          <p>{t(isStopped ? 'stoppedText' : 'failingText')}</p>
        </Notice>
      )}
      <DescriptionList
        items={[
          { term: t('url'), description: <span className={styles.address}>{url}</span> },
          {
            term: t('objects'),
            description:
              objectApiNames.length === 0 ? t('allObjects') : objectApiNames.map(getObjectLabel).join(', '),
          },
          ...(actingUser === null
            ? []
            : [{ term: t('actsAsTerm'), description: <ActingUser user={actingUser} /> }]),
          { term: t('status'), description: state.title },
          {
            term: t('lastDelivery'),
            description: deliveredAt === null ? t('never') : format.dateTime(deliveredAt),
          },
          ...(failures === 0 || dueAt === null
            ? []
            : [{ term: t('nextTry'), description: format.dateTime(dueAt) }]),
          ...(waiting === null
            ? []
            : [
                {
                  term: t('waiting'),
                  description: t(waiting.isAll ? 'waitingCount' : 'waitingAtLeast', {
                    count: String(waiting.count),
                  }),
                },
              ]),
          ...(webhook.formerSecretUntil === null
            ? []
            : [
                {
                  term: t('signingSecret'),
                  description: t('formerCounts', { moment: format.dateTime(webhook.formerSecretUntil) }),
                },
              ]),
          { term: t('webhookId'), description: <code>{id}</code> },
        ]}
      />
      <WebhookTermsForm webhook={webhook} objects={objects} onOutcome={handleOutcome} />
      <WebhookActions webhook={webhook} onOutcome={handleOutcome} onRemoved={onRemoved} />
    </>
  )
}
