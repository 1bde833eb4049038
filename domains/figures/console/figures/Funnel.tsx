import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { PortalFigures } from '../../methods/portal-figures/client'
import styles from './Funnel.module.css'
import { labels } from './labels'

export type FunnelStages = PortalFigures['funnel']

/** Shows how many reached each stage, and the state of those who went no further. */
export function Funnel({ stages }: { readonly stages: FunnelStages }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const began = stages[0]?.reached ?? 0
  if (began === 0) return null
  return (
    <div className={styles.funnel}>
      <h3 className={styles.heading}>{t('funnel')}</h3>
      <ol className={styles.stages}>
        {stages.map(({ stage, reached, underWay, cancelled, rejected }, index) => {
          const isLast = index === stages.length - 1
          const stopped = [
            underWay === 0 || isLast ? '' : t('underWayCount', { count: format.number(underWay) }),
            cancelled === 0 ? '' : t('cancelledCount', { count: format.number(cancelled) }),
            rejected === 0 ? '' : t('rejectedCount', { count: format.number(rejected) }),
          ].filter((text) => text !== '')
          return (
            <li key={stage} className={styles.stage}>
              <span>{t(stage)}</span>
              <span className={styles.count}>
                {t('reachedOf', { count: format.number(reached), share: format.percent(reached / began) })}
              </span>
              <svg className={styles.bar} aria-hidden="true">
                <rect className={styles.reached} width={`${(100 * reached) / began}%`} height="100%" />
              </svg>
              <span className={styles.stopped}>{stopped.join(' · ')}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
