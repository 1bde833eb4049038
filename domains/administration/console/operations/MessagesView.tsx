import { EmptyState } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { queuePollMs } from '../../../work/facts/queue-poll'
import { maxShown } from '../../facts/operations-limits'
import type { FailedMessages } from '../../methods/failed-messages/client'
import { useFailedMessages } from '../../methods/failed-messages/hook'
import { getJobLabel } from './job-names'
import { labels } from './labels'
import styles from './Operations.module.css'
import { ViewFrame } from './ViewFrame'

type Message = FailedMessages['messages'][number]

/** In this order, each kind with what to do about it. */
const kinds = [
  'marketRejected',
  'marketAway',
  'billingRefused',
  'billingWaits',
  'importRefused',
  'mailRefused',
  'textFailed',
  'webhookStopped',
  'webhookWaits',
] as const satisfies readonly Message['kind'][]

/** Messages that were refused, are pending or never arrived, by kind. */
export function MessagesView({ title }: Pick<ScreenProps, 'title'>) {
  const t = useLabels(labels)
  const { data, error, refresh } = useFailedMessages({})
  usePolling(refresh, queuePollMs)
  return (
    <ViewFrame title={title} view="messages" data={data} error={error}>
      {({ messages }) =>
        messages.length === 0 ? (
          <EmptyState title={t('noMessagesTitle')}>{t('noMessagesText')}</EmptyState>
        ) : (
          kinds.map((kind) => (
            <Group key={kind} kind={kind} messages={messages.filter((message) => message.kind === kind)} />
          ))
        )
      }
    </ViewFrame>
  )
}

function Group({
  kind,
  messages,
}: {
  readonly kind: Message['kind']
  readonly messages: readonly Message[]
}) {
  const t = useLabels(labels)
  if (messages.length === 0) return null
  return (
    <section className={content.page} aria-label={t(kind)}>
      <h3>{t('groupCount', { kind: t(kind), count: String(messages.length) })}</h3>
      <p className={content.detail}>{t(`${kind}Text`)}</p>
      <ul className={content.list} aria-label={t(kind)}>
        {messages.map((message) => (
          <Row key={message.key} message={message} />
        ))}
      </ul>
      {messages.length < maxShown ? null : (
        <p className={content.detail}>{t('newestOnly', { count: String(maxShown) })}</p>
      )}
    </section>
  )
}

function Row({ message }: { readonly message: Message }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format, language } = usePage()
  const { key, kind, what, code, at, recordId } = message
  const name =
    kind === 'mailRefused'
      ? getJobLabel(what, language)
      : kind === 'billingWaits'
        ? t('waiting', { count: what })
        : kind === 'textFailed'
          ? t('numberEnding', { digits: what })
          : what
  const webhookId = key.startsWith('webhook ') ? key.slice('webhook '.length) : null
  const moment = at === null ? '' : format.dateTime(at)
  const isRetried = kind === 'billingWaits' || kind === 'webhookWaits'
  const when = isRetried && moment !== '' ? t('nextTry', { moment }) : moment
  const reason =
    code === 'refused' || code === 'failed' || code === 'userGone'
      ? t(code)
      : code === ''
        ? ''
        : t('code', { code })
  return (
    <li className={content.row}>
      <div className={styles.what}>
        <span className={content.name}>{name === '' ? t('unnamed') : name}</span>
        <span className={content.detail}>{[reason, when].filter((part) => part !== '').join(' · ')}</span>
        {webhookId === null ? null : (
          <a href={address(`/console/setup/programs?${new URLSearchParams({ webhook: webhookId })}`)}>
            {t('openWebhook')}
          </a>
        )}
        {recordId === null ? null : (
          <a href={address(`/console/record/${recordId}`)}>{t('record', { id: recordId })}</a>
        )}
      </div>
    </li>
  )
}
