import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Webhooks } from '../../methods/list-webhooks/client'
import { labels } from './labels'

type Webhook = Webhooks['webhooks'][number]

/** A webhook's health, as text. */
export interface WebhookState {
  readonly isHealthy: boolean
  readonly title: string
  /** Since when and why, or when events were last accepted; empty where there is nothing to say. */
  readonly text: string
}

/** Describes a webhook's health: switched off, currently not accepted, or healthy. */
export function useWebhookState({
  isStopped,
  failures,
  failingSince,
  lastFailure,
  deliveredAt,
}: Webhook): WebhookState {
  const t = useLabels(labels)
  const { format } = usePage()
  const since = failingSince === null ? '' : t('since', { moment: format.dateTime(failingSince) })
  const reason =
    lastFailure === null ? '' : t(lastFailure === 'userGone' ? 'userGone' : 'reason', { code: lastFailure })
  const details = [since, reason].filter((part) => part !== '').join(' · ')
  if (isStopped) return { isHealthy: false, title: t('stopped'), text: details }
  if (failures > 0) return { isHealthy: false, title: t('failing'), text: details }
  return {
    isHealthy: true,
    title: t('on'),
    text:
      deliveredAt === null ? t('neverDelivered') : t('deliveredAt', { moment: format.dateTime(deliveredAt) }),
  }
}
