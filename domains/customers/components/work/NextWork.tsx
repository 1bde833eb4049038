import { Button } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useShortcuts } from '@porchlight/page-parts/page/use-shortcuts'
import { workLabels } from './labels'
import styles from './NextWork.module.css'
import type { NextWorkState } from './use-next-work'

interface NextWorkProps {
  readonly next: NextWorkState
  readonly variant?: 'primary' | 'secondary'
}

/** Assigns the most urgent free item to the viewer and opens it; with the key `n` as well. */
export function NextWork({ next: { state, take }, variant = 'primary' }: NextWorkProps) {
  const t = useLabels(workLabels)
  useShortcuts({ n: () => void take() })

  return (
    <div className={styles.next}>
      <Button
        variant={variant}
        busy={state === 'taking'}
        busyLabel={t('taking')}
        aria-keyshortcuts="n"
        onClick={() => void take()}
      >
        {t('next')}
      </Button>
      <p className={styles.state} role="status">
        {state === 'nothingFree' || state === 'nextFailed' ? t(state) : ''}
      </p>
    </div>
  )
}
