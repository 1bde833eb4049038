import { useDataService } from '@porchlight/data-service-react'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEffect, useRef, useState } from 'react'
import { ChangeResults, type SelectedRecord } from '../ChangeResults'
import { labels } from '../labels'
import { changeRecords, type RowResult } from '../mass-change'
import type { SharedValues } from './use-inline-edit'

interface SharedValuesDialogProps extends SharedValues {
  readonly selected: readonly SelectedRecord[]
  /** Something was written. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Writes what was typed in one cell to every chosen record, each by itself. */
export function SharedValuesDialog({
  fields,
  selected: currentSelection,
  onDone,
  onClose,
}: SharedValuesDialogProps) {
  const t = useLabels(labels)
  const dataService = useDataService()
  // The changed records stay the same while the result is shown, although rows may leave the list.
  const [chosen] = useState(currentSelection)
  const [results, setResults] = useState<readonly RowResult[]>([])
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    const ids = chosen.map(({ id }) => id)
    void changeRecords(dataService, ids, { type: 'update', fields }, false, setResults).then((final) => {
      if (final.some(({ refusal }) => refusal === null)) onDone()
    })
  }, [chosen, dataService, fields, onDone])
  return (
    <ChangeResults
      title={t('changeTitle', { count: chosen.length })}
      type="update"
      selected={chosen}
      results={results}
      onClose={onClose}
    />
  )
}
