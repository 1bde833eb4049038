import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Webhooks } from '../../methods/list-webhooks/client'
import { labels } from './labels'

type Webhook = Webhooks['webhooks'][number]

/** How a webhook does, in words. */
export interface WebhookState {
  readonly isWell: boolean
  readonly title: string
  /** Since when and why, or when events were last accepted; empty where there is nothing to say. */
  readonly text: string
}

/** How a webhook does: switched off, not accepted at present, or well. */
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
  const words = [since, reason].filter((part) => part !== '').join(' · ')
  if (isStopped) return { isWell: false, title: t('stopped'), text: words }
  if (failures > 0) return { isWell: false, title: t('failing'), text: words }
  return {
    isWell: true,
    title: t('on'),
    text:
      deliveredAt === null ? t('neverDelivered') : t('deliveredAt', { moment: format.dateTime(deliveredAt) }),
  }
}
