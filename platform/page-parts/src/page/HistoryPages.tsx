import { defineLabels } from '@porchlight/i18n'
import { useAddress } from '../navigation/address'
import styles from './HistoryPages.module.css'
import { useLabels } from './page-context'

const labels = defineLabels({
  older: { en: 'Older', es: 'Anteriores' },
  newest: { en: 'Newest', es: 'Más recientes' },
})

interface HistoryPagesProps {
  /** The name of these links. */
  readonly label: string
  /** The page that shows the history, and the id of its element on it. */
  readonly path: string
  readonly id: string
  /** Where the older part starts, for `?before=`; null at the end. */
  readonly older: string | null
  /** Whether the newest part is shown. */
  readonly isNewest: boolean
}

/** Links to older rows of a list that shows the newest first, and back to the newest. */
export function HistoryPages({ label, path, id, older, isNewest }: HistoryPagesProps) {
  const t = useLabels(labels)
  const address = useAddress()
  if (older === null && isNewest) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {isNewest ? null : <a href={address(`${path}#${id}`)}>{t('newest')}</a>}
      {older === null ? null : (
        <a href={address(`${path}?before=${encodeURIComponent(older)}#${id}`)}>{t('older')}</a>
      )}
    </nav>
  )
}
