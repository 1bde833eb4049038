import { useLabels } from '@porchlight/page-parts/page/page-context'
import { labels } from './labels'
import styles from './Shortcuts.module.css'
import { setSingleKeys, useSingleKeys } from './single-keys'

/** The switch for shortcuts of single keys. */
export function SingleKeysSwitch() {
  const t = useLabels(labels)
  const hasSingleKeys = useSingleKeys()
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={hasSingleKeys}
        onChange={({ target }) => setSingleKeys(target.checked)}
      />
      <span>
        {t('singleKeys')}
        <span className={styles.hint}>{t('singleKeysHint')}</span>
      </span>
    </label>
  )
}
