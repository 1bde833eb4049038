import { useDataService, usePicklistValuesByRecordType } from '@porchlight/data-service-react'
import { Button, SelectField } from '@porchlight/design-system'
import { masterRecordTypeId, type ObjectInfoRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useState } from 'react'
import { FieldInput } from '../records/FieldInput'
import { type InputValue, parseFieldValue } from '../records/input-value'
import { Dialog } from '../shell/dialog/Dialog'
import { ChangeResults, type SelectedRecord } from './ChangeResults'
import styles from './ListDialogs.module.css'
import { labels } from './labels'
import { changeRecords, type RowResult } from './mass-change'

interface MassChangeDialogProps {
  readonly object: ObjectInfoRepresentation
  readonly type: 'delete' | 'update'
  readonly selected: readonly SelectedRecord[]
  /** Something was written. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Changes one field of the chosen records, or deletes them, with progress and a result for each. */
export function MassChangeDialog({ object, type, selected, onDone, onClose }: MassChangeDialogProps) {
  const t = useLabels(labels)
  const dataService = useDataService()
  const [fieldApiName, setField] = useState('')
  const [typed, setTyped] = useState<InputValue>('')
  const [allOrNone, setAllOrNone] = useState(false)
  const [results, setResults] = useState<readonly RowResult[] | null>(null)
  const count = selected.length
  const info = object.fields[fieldApiName]
  const picklists = usePicklistValuesByRecordType(
    info?.dataType === 'Picklist'
      ? { objectApiName: object.apiName, recordTypeId: object.defaultRecordTypeId ?? masterRecordTypeId }
      : undefined,
  )
  const fields = Object.values(object.fields)
    .filter(({ updateable }) => updateable)
    .map(({ apiName, label }) => ({ value: apiName, label }))
    .sort((one, other) => one.label.localeCompare(other.label))

  async function apply(event: FormEvent) {
    event.preventDefault()
    if (type === 'update' && info === undefined) return
    setResults([])
    const value = parseFieldValue(info?.dataType ?? 'String', typed)
    const change = type === 'delete' ? { type } : { type, fields: { [fieldApiName]: value } }
    const ids = selected.map(({ id }) => id)
    const final = await changeRecords(dataService, ids, change, allOrNone, setResults)
    if (final.some(({ refusal }) => refusal === null)) onDone()
  }

  const title = t(type === 'delete' ? 'deleteTitle' : 'changeTitle', { count })
  if (results !== null) {
    return <ChangeResults title={title} type={type} selected={selected} results={results} onClose={onClose} />
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void apply(event)}>
        {type === 'delete' ? (
          <p>{t('deleteText')}</p>
        ) : (
          <>
            <SelectField
              name="mass-field"
              label={t('field')}
              value={fieldApiName}
              options={[{ value: '', label: '–' }, ...fields]}
              onChange={({ target }) => {
                setField(target.value)
                setTyped(object.fields[target.value]?.dataType === 'Boolean' ? false : '')
              }}
            />
            {info === undefined ? null : (
              <FieldInput
                key={fieldApiName}
                object={object}
                fieldApiName={fieldApiName}
                label={t('newValue')}
                isRequired={info.required}
                picklist={picklists.data?.picklistFieldValues[fieldApiName]}
                typed={typed}
                controlling={undefined}
                error={undefined}
                getValue={() => ''}
                reference={null}
                onChange={setTyped}
              />
            )}
          </>
        )}
        <label className={styles.box}>
          <input
            type="checkbox"
            checked={allOrNone}
            onChange={({ target }) => setAllOrNone(target.checked)}
          />
          <span>{t('allOrNone')}</span>
        </label>
        <div className={styles.actions}>
          <Button type="submit" disabled={type === 'update' && info === undefined}>
            {t(type === 'delete' ? 'delete' : 'apply')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
