import { Button } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useRef, useState } from 'react'
import { labels } from './labels'
import styles from './RecordPage.module.css'
import type { Undo } from './SectionForm'

interface SavedNoteProps {
  readonly undo: Undo
  /** Reads the record again. */
  readonly refresh: () => Promise<unknown>
}

/** Confirms a save where it was made, with a button to undo it; takes over the focus that the form had. */
export function SavedNote({ undo, refresh }: SavedNoteProps) {
  const t = useLabels(labels)
  const [state, setState] = useState<'saved' | 'undoing' | 'undone' | 'notUndone'>('saved')
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus({ preventScroll: true }), [])

  async function handleUndo() {
    if (state !== 'saved') return
    setState('undoing')
    try {
      await undo()
      setState('undone')
    } catch {
      await refresh().catch(() => undefined)
      setState('notUndone')
    }
    note.current?.focus()
  }

  return (
    <div ref={note} className={styles.saved} role="status" tabIndex={-1}>
      {t(state === 'undoing' ? 'saving' : state)}{' '}
      {state === 'saved' || state === 'undoing' ? (
        <Button variant="quiet" onClick={() => void handleUndo()}>
          {t('undo')}
        </Button>
      ) : null}
    </div>
  )
}
