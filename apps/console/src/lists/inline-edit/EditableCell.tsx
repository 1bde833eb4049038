import { Icon } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { lazy, Suspense } from 'react'
import { labels } from '../labels'
import type { RecordColumn } from '../record-column'
import type { CellEdit } from './cell-edit'
import styles from './EditableCell.module.css'
import type { EditEnd } from './editor-keys'
import type { InlineEdit } from './use-inline-edit'

const CellEditor = lazy(async () => ({ default: (await import('./CellEditor')).CellEditor }))

interface EditableCellProps {
  readonly column: RecordColumn
  readonly edit: CellEdit | undefined
  readonly inline: InlineEdit
  readonly selectedCount: number
  /** Whether the pointer or the keyboard is in the cell. */
  readonly isActive: boolean
  readonly onEdit: () => void
  readonly onEnd: (end: EditEnd) => void
}

/**
 * What a cell that is edited in its place has beside what is stored, or in its stead: the pencil, the form, what is being
 * saved, or what was refused with the reason.
 */
export function EditableCell({
  column,
  edit,
  inline,
  selectedCount,
  isActive,
  onEdit,
  onEnd,
}: EditableCellProps) {
  const t = useLabels(labels)
  const editButton = isActive ? (
    <button
      type="button"
      className={styles.pencil}
      tabIndex={-1}
      aria-label={t('editCell', { label: column.label })}
      onClick={onEdit}
    >
      <Icon name="pencil" />
    </button>
  ) : null
  if (edit?.phase === 'saving') return <span className={styles.saving}>{edit.text}</span>
  if (edit?.phase === 'refused') {
    return (
      <>
        <span className={styles.refused}>{edit.text}</span>
        {editButton}
        <span className={styles.words} role="alert">
          <Icon name="warning" />
          <span>{refusalText(edit)}</span>
        </span>
      </>
    )
  }
  if (edit === undefined) return editButton
  return (
    <Suspense>
      <CellEditor edit={edit} inline={inline} selectedCount={selectedCount} onEnd={onEnd} />
    </Suspense>
  )

  function refusalText({ refusal, stored }: CellEdit): string {
    if (stored !== null) return t('changedByOther')
    if (refusal.duplicates !== null) return t('looksDouble')
    return [...Object.values(refusal.fields), ...refusal.general].join(' ') || t('refusedUnsaid')
  }
}
