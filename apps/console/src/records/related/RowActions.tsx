import { useHasScript } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { ScreenBoundary } from '@porchlight/page-parts/page/ScreenBoundary'
import { lazy, Suspense, useRef, useState } from 'react'
import { labels } from '../labels'
import styles from './RowActions.module.css'

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }))

interface RowActionsProps {
  readonly parentRecordId: string
  readonly recordId: string
  /** What the row is called. */
  readonly name: string
  /** Something was done that the list may show. */
  readonly onDone: () => void
}

/** The actions on a record of a related list, requested when the menu opens. */
export function RowActions({ name, ...menu }: RowActionsProps) {
  const t = useLabels(labels)
  const hasScript = useHasScript()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        disabled={!hasScript}
        aria-label={t('rowActionsOf', { name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <span aria-hidden="true">⋯</span>
      </button>
      {isOpen && button.current !== null ? (
        <ScreenBoundary failed={null}>
          <Suspense>
            <RowMenu {...menu} name={name} button={button.current} onClose={() => setOpen(false)} />
          </Suspense>
        </ScreenBoundary>
      ) : null}
    </>
  )
}
