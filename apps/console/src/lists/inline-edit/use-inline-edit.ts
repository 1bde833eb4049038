import type { FieldScalar, ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import { startTransition, useState } from 'react'
import { noRefusal } from '../../records/refusal'
import type { RecordColumn } from '../record-column'
import { type CellEdit, findEditableField } from './cell-edit'

/** Edits by the column’s field, of one record. */
export type RowEdits = ReadonlyMap<string, CellEdit>

/** Values that are to be written to every selected record. */
export interface SharedValues {
  readonly fields: Readonly<Record<string, FieldScalar>>
}

/** The cells of a list that are being edited. One is open at a time; others may wait for the server or be refused. */
export interface InlineEdit {
  readonly object: ObjectInfoRepresentation
  readonly edits: ReadonlyMap<string, RowEdits>
  /** Opens a cell with what was typed before, if it was refused; false where it is not edited. */
  readonly open: (record: RecordRepresentation, column: RecordColumn) => boolean
  /** Updates an edit; null ends it. A change to an edit that has ended is ignored. */
  readonly change: (edit: CellEdit, change: Partial<CellEdit> | null) => void
  readonly shared: SharedValues | null
  readonly share: (values: SharedValues | null) => void
}

/** Whether the editor’s code is there, which the first cell that is opened loads. */
let isEditorLoaded = false

/** The edits of a list of an object. */
export function useInlineEdit(object: ObjectInfoRepresentation): InlineEdit {
  const [edits, setEdits] = useState<InlineEdit['edits']>(new Map())
  const [shared, share] = useState<SharedValues | null>(null)

  function updateEdit(
    recordId: string,
    fieldApiName: string,
    next: (before: CellEdit | undefined) => CellEdit | null,
  ) {
    setEdits((before) => {
      const row = new Map(before.get(recordId))
      const edit = next(row.get(fieldApiName))
      if (edit === null) row.delete(fieldApiName)
      else row.set(fieldApiName, edit)
      const rows = new Map(before)
      if (row.size === 0) rows.delete(recordId)
      else rows.set(recordId, row)
      return rows
    })
  }

  return {
    object,
    edits,
    open(record, column) {
      const field = findEditableField(object, column, record)
      const before = edits.get(record.id)?.get(column.fieldApiName)
      if (field === null || before?.phase === 'saving') return false
      const initialEdit = { typed: {}, text: '', refusal: noRefusal, stored: null }
      const show = () =>
        updateEdit(record.id, column.fieldApiName, () => ({
          ...(before ?? { column, base: record, ...field, ...initialEdit }),
          phase: 'open',
        }))
      // While its code is on its way, React would hold the editor back behind an empty place.
      if (isEditorLoaded) show()
      else startTransition(show)
      isEditorLoaded = true
      return true
    },
    change: ({ base, column }, change) =>
      updateEdit(base.id, column.fieldApiName, (before) =>
        change === null || before === undefined ? null : { ...before, ...change },
      ),
    shared,
    share,
  }
}
