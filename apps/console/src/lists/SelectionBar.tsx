import { Button } from '@porchlight/design-system'
import type { ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import type { SelectedRecord } from './ChangeResults'
import styles from './ListPage.module.css'
import { labels } from './labels'
import { MassChangeDialog } from './MassChangeDialog'
import type { RecordColumn } from './record-column'
import { type RowSelection, toSelectedRecords } from './row-selection'

interface SelectionBarProps {
  readonly object: ObjectInfoRepresentation
  readonly columns: readonly RecordColumn[]
  readonly records: readonly RecordRepresentation[]
  readonly selection: RowSelection
  /** Reads the rows again. */
  readonly refresh: () => Promise<unknown>
}

/** What can be done to the selected rows, at the lower edge of the list. */
export function SelectionBar({ object, columns, records, selection, refresh }: SelectionBarProps) {
  const t = useLabels(labels)
  const [open, setOpen] = useState<'delete' | 'update' | null>(null)
  // The changed records stay the same while the result is shown, although rows may leave the list.
  const [selected, setSelected] = useState<readonly SelectedRecord[]>([])
  function start(kind: 'delete' | 'update') {
    setSelected(toSelectedRecords(records, selection, columns))
    setOpen(kind)
  }
  return (
    <section className={styles.selection} aria-label={t('selection')}>
      <p role="status">{t('selected', { count: selection.ids.length })}</p>
      {object.updateable ? (
        <Button variant="secondary" onClick={() => start('update')}>
          {t('changeField')}
        </Button>
      ) : null}
      {object.deletable ? (
        <Button variant="secondary" onClick={() => start('delete')}>
          {t('delete')}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={selection.clear}>
        {t('clearSelection')}
      </Button>
      {open === null ? null : (
        <MassChangeDialog
          object={object}
          type={open}
          selected={selected}
          onDone={() => void refresh()}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
