import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import styles from './LoadBars.module.css'
import { labels } from './labels'

/** One bar: a person or a kind of work. */
export interface LoadBar {
  readonly id: string
  readonly name: string
  readonly waiting: number
  readonly late: number
  /** The address without `/es` that shows these items alone. */
  readonly path: string
  readonly isSelected: boolean
}

interface LoadBarsProps {
  readonly title: string
  readonly bars: readonly LoadBar[]
}

/** The pending items of each, with the late ones in another colour; a bar's name links to its items. */
export function LoadBars({ title, bars }: LoadBarsProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const maxWaiting = Math.max(1, ...bars.map(({ waiting }) => waiting))
  const share = (count: number) => `${(100 * count) / maxWaiting}%`
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.bars}>
        {bars.map(({ id, name, waiting, late, path, isSelected }) => (
          <li key={id} className={styles.row}>
            <a
              className={styles.name}
              href={address(path)}
              aria-current={isSelected ? 'true' : undefined}
              dir="auto"
            >
              {name}
            </a>
            <span className={styles.figures}>
              {t(late === 0 ? 'loadOnTime' : 'load', { waiting: String(waiting), late: String(late) })}
            </span>
            <svg className={styles.bar} aria-hidden="true">
              <rect className={styles.late} width={share(late)} height="100%" />
              <rect className={styles.onTime} x={share(late)} width={share(waiting - late)} height="100%" />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
