import { TrendLine } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import styles from './Figures.module.css'
import { changeText, type Figure, valueText } from './figure-texts'
import { labels } from './labels'

/** A figure with how it changed and how it went. */
export function FigureCard({ figure }: { readonly figure: Figure }) {
  const t = useLabels(labels)
  const { format } = usePage()
  const { arrow, words } = changeText(figure, { t, format })
  return (
    <li className={styles.card}>
      <p className={styles.name}>{t(figure.name)}</p>
      <p className={styles.value}>{valueText(figure.value, figure.unit, { t, format })}</p>
      <p className={styles.change}>
        {arrow === '' ? null : <span aria-hidden="true">{arrow} </span>}
        {words}
      </p>
      <TrendLine values={figure.points} />
    </li>
  )
}
