import { Button, FieldError } from '@porchlight/design-system'
import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { DuplicateLinks } from '../../create/DuplicateWarning'
import { labels as createLabels } from '../../create/labels'
import { referenceName } from '../../records/record-name'
import styles from './CellEditor.module.css'
import { type CellEdit, getStoredValue } from './cell-edit'
import { editorLabels } from './labels'

interface CellRefusalTextProps {
  readonly edit: CellEdit
  readonly object: ObjectInfoRepresentation
  /** Leaves what the other person wrote. */
  readonly onKeepStored: () => void
  /** Writes over it. */
  readonly onSaveMine: () => void
  /** Writes it although it doubles another record. */
  readonly onSaveAnyway: () => void
}

/** Why a cell was not saved, beyond what concerns its fields; when somebody else was first, what they wrote and the choice. */
export function CellRefusalText({
  edit,
  object,
  onKeepStored,
  onSaveMine,
  onSaveAnyway,
}: CellRefusalTextProps) {
  const t = useLabels({ ...createLabels, ...editorLabels })
  const { general, duplicates } = edit.refusal
  return (
    <div role="alert">
      {general.map((message) => (
        <FieldError key={message}>{message}</FieldError>
      ))}
      {duplicates === null ? null : (
        <>
          <FieldError>{t(duplicates.allowSave ? 'duplicatesText' : 'duplicatesBlock')}</FieldError>
          <DuplicateLinks matches={duplicates.matches} />
          {duplicates.allowSave ? (
            <Button variant="secondary" onClick={onSaveAnyway}>
              {t('saveAnyway')}
            </Button>
          ) : null}
        </>
      )}
      {edit.stored === null ? null : (
        <>
          <FieldError>{t('cellConflict', { value: formatStored(edit.stored) || t('emptied') })}</FieldError>
          <div className={styles.actions}>
            <Button variant="secondary" onClick={onKeepStored}>
              {t('keepStored')}
            </Button>
            <Button variant="secondary" onClick={onSaveMine}>
              {t('saveMine')}
            </Button>
          </div>
        </>
      )}
    </div>
  )

  function formatStored(record: NonNullable<CellEdit['stored']>): string {
    const { fieldApiName } = edit
    const value = getStoredValue(object, record, fieldApiName)
    const text =
      referenceName(record, object.fields[fieldApiName]) ?? record.fields[fieldApiName]?.displayValue
    return text ?? (typeof value === 'object' ? '' : String(value ?? ''))
  }
}
