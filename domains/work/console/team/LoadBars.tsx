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
  readonly isChosen: boolean
}

interface LoadBarsProps {
  readonly title: string
  readonly bars: readonly LoadBar[]
}

/** How much waits for each, and in another colour how much of that is late; a bar's name shows its items. */
export function LoadBars({ title, bars }: LoadBarsProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const most = Math.max(1, ...bars.map(({ waiting }) => waiting))
  const share = (count: number) => `${(100 * count) / most}%`
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.bars}>
        {bars.map(({ id, name, waiting, late, path, isChosen }) => (
          <li key={id} className={styles.row}>
            <a
              className={styles.name}
              href={address(path)}
              aria-current={isChosen ? 'true' : undefined}
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
