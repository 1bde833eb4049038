import { Button } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { Dialog } from '../shell/dialog/Dialog'
import styles from './ListDialogs.module.css'
import { labels } from './labels'
import type { RowResult } from './mass-change'

/** A record that is changed with others, and what it is called. */
export interface SelectedRecord {
  readonly id: string
  readonly name: string
}

interface ChangeResultsProps {
  readonly title: string
  readonly type: 'delete' | 'update'
  readonly selected: readonly SelectedRecord[]
  /** The results to date. */
  readonly results: readonly RowResult[]
  readonly onClose: () => void
}

/** The progress of a change to many records, and the result of each. It can be closed once all are done. */
export function ChangeResults({ title, type, selected, results, onClose }: ChangeResultsProps) {
  const t = useLabels(labels)
  const count = selected.length
  const isRunning = results.length < count
  const refused = results.filter(({ refusal }) => refusal !== null).length
  const counts = { saved: results.length - refused, refused }
  const close = () => {
    if (!isRunning) onClose()
  }
  return (
    <Dialog title={title} onClose={close}>
      <progress className={styles.progress} max={count} value={results.length} aria-label={title} />
      <p role="status">
        {isRunning
          ? t('progress', { done: results.length, count })
          : t(type === 'delete' ? 'resultDeleted' : 'result', counts)}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by the keyboard */}
      <ul className={styles.results} tabIndex={0} aria-label={title}>
        {selected.map(({ id, name }) => {
          const result = results.find(({ recordId }) => recordId === id)
          return (
            <li key={id} className={styles.rowResult} data-refused={result?.refusal != null || undefined}>
              <span>{name}</span>
              <span>
                {result === undefined
                  ? '…'
                  : (resultText(result) ?? t(type === 'delete' ? 'rowDeleted' : 'rowSaved'))}
              </span>
            </li>
          )
        })}
      </ul>
      <div className={styles.actions}>
        <Button busy={isRunning} busyLabel={t('applying')} onClick={close}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )

  function resultText({ refusal }: RowResult): string | null {
    return refusal === '' ? t('refusedUnsaid') : refusal
  }
}
