import { useLabels } from '@porchlight/page-parts/page/page-context'
import { lazy, Suspense, useState } from 'react'
import styles from '../keyboard/Shortcuts.module.css'
import { labels } from './labels'

const DisplayDialog = lazy(async () => ({ default: (await import('./DisplayDialog')).DisplayDialog }))

/** Opens what the viewer chooses of the console's look. */
export function DisplayButton() {
  const t = useLabels(labels)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={t('display')}
        title={t('display')}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentcolor" strokeWidth="1.75" />
          <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentcolor" />
        </svg>
      </button>
      <Suspense>{isOpen ? <DisplayDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
