import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { queuePollMs } from '../../../work/facts/queue-poll'
import type { ProviderHealth } from '../../methods/provider-health/client'
import { useProviderHealth } from '../../methods/provider-health/hook'
import { labels, serviceNames } from './labels'
import styles from './Operations.module.css'
import { ViewFrame } from './ViewFrame'

type Provider = ProviderHealth['providers'][number]

/** The health of each external service. */
export function ServicesView({ title }: Pick<ScreenProps, 'title'>) {
  const t = useLabels(labels)
  const { data, error, refresh } = useProviderHealth({})
  usePolling(refresh, queuePollMs)
  return (
    <ViewFrame title={title} view="services" data={data} error={error}>
      {({ providers }) => (
        <ul className={content.list} aria-label={t('services')}>
          {providers.map((provider) => (
            <Row key={provider.name} provider={provider} />
          ))}
        </ul>
      )}
    </ViewFrame>
  )
}

function Row({ provider }: { readonly provider: Provider }) {
  const t = useLabels(labels)
  const { format, language } = usePage()
  const { name, state, succeededAt, failedAt, failure } = provider
  const isFailing = state !== 'off' && failedAt !== null && (succeededAt ?? '') <= failedAt
  const health =
    state === 'off' ? 'off' : isFailing ? 'failing' : succeededAt === null ? 'neverCalled' : 'well'
  return (
    <li className={content.row}>
      <div className={styles.what}>
        <span className={content.name}>{serviceNames[name]?.[language] ?? name}</span>
        <span className={isFailing ? styles.failing : undefined}>
          {t(health)}
          {state === 'standIn' ? ` · ${t('standIn')}` : ''}
        </span>
        <span className={content.detail}>
          {[
            succeededAt === null ? '' : t('lastSuccess', { moment: format.dateTime(succeededAt) }),
            failedAt === null ? '' : t('lastFailure', { moment: format.dateTime(failedAt) }),
            failure ?? '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </span>
      </div>
    </li>
  )
}
