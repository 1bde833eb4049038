import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { CampaignOverview } from '../../methods/campaign-overview/client'
import styles from './Campaign.module.css'
import { labels } from './labels'

/** How many customers there are, and how many messages went, did not, and are still to go. */
export function Progress({ overview }: { readonly overview: CampaignOverview }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { counted, progress, status } = overview
  const { sent, leftOut, open } = progress
  const all = sent + leftOut + open
  const numbers = [
    ...(counted === null ? [] : [['counted', counted] as const]),
    ...(all === 0
      ? []
      : ([
          ['sent', sent],
          ['leftOut', leftOut],
          ['open', open],
        ] as const)),
  ]
  return (
    <>
      {status === 'Waiting' && counted === null ? <p role="status">{t('counting')}</p> : null}
      {numbers.length === 0 ? null : (
        <dl className={styles.numbers}>
          {numbers.map(([name, count]) => (
            <div key={name} data-count={name}>
              <dt className={styles.muted}>{t(name)}</dt>
              <dd className={styles.number}>{format.number(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {all === 0 ? null : (
        <progress
          className={content.bar}
          max={all}
          value={all - open}
          aria-label={t('progress', { done: format.number(all - open), all: format.number(all) })}
        />
      )}
    </>
  )
}
