import { describeError } from '@porchlight/data-service'
import { usePicklistValuesByRecordType, useUpdateRecord } from '@porchlight/data-service-react'
import { Button, ErrorSummary, Notice } from '@porchlight/design-system'
import type { LayoutItemRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, useMemo, useState } from 'react'
import { consoleLabels } from '../shell/labels'
import { FieldInput } from './FieldInput'
import { fieldValueOf, type Typed, typedOf } from './field-text'
import { labels } from './labels'
import styles from './RecordPage.module.css'
import { referenceNameOf } from './record-name'
import { fieldsOf, type ShownRecord } from './shown-record'
import { ValueText } from './ValueText'

interface SectionFormProps {
  /** The items that are filled in. */
  readonly items: readonly LayoutItemRepresentation[]
  /** The record as it is now; it changes while the form is open when somebody else saves. */
  readonly shown: ShownRecord
  readonly isWide: boolean
  /** Reads the record again. */
  readonly refresh: () => Promise<unknown>
  readonly onClose: () => void
}

/** What went wrong with a save: what concerns the whole, and what concerns fields. */
interface Refusal {
  readonly isConflict: boolean
  readonly whole: readonly string[]
  readonly fields: Readonly<Record<string, string>>
}

const nothingWrong: Refusal = { isConflict: false, whole: [], fields: {} }

/**
 * Edits a section of a record. Only what was changed is sent, with the version that the form began with: when somebody
 * else has saved since, nothing is written, and each field that both changed shows what is stored beside what was typed.
 */
export function SectionForm({ items, shown, isWide, refresh, onClose }: SectionFormProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const update = useUpdateRecord()
  const { object, record } = shown
  const [base, setBase] = useState(record)
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const [refusal, setRefusal] = useState(nothingWrong)
  const [isSaving, setSaving] = useState(false)
  const picklists = usePicklistValuesByRecordType({
    objectApiName: object.apiName,
    recordTypeId: record.recordTypeId,
  })
  const dataTypeOf = (name: string) => object.fields[name]?.dataType ?? 'String'
  const storedIn = (source: typeof record, name: string) =>
    typedOf(dataTypeOf(name), source.fields[name]?.value)
  const current = (name: string) => typed[name] ?? storedIn(base, name)
  const changed = Object.keys(typed).filter((name) => typed[name] !== storedIn(base, name))
  const set = (name: string, value: Typed) => setTyped((before) => ({ ...before, [name]: value }))
  const errors = useMemo(
    () => [
      ...refusal.whole.map((message) => ({ message })),
      ...Object.entries(refusal.fields).map(([field, message]) => ({ field, message })),
    ],
    [refusal],
  )

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    if (changed.length === 0) return onClose()
    setSaving(true)
    const fields = Object.fromEntries(
      changed.map((name) => [name, fieldValueOf(dataTypeOf(name), typed[name] ?? '')]),
    )
    try {
      await update({ apiName: object.apiName, fields: { ...fields, Id: record.id }, weakEtag: base.weakEtag })
      onClose()
    } catch (error) {
      const { status, details } = describeError(error)
      if (status === 412) await refresh()
      setRefusal(status === 412 ? { ...nothingWrong, isConflict: true } : refusalOf(details, items))
    } finally {
      setSaving(false)
    }
  }

  const conflicting = refusal.isConflict
    ? changed.filter((name) => storedIn(record, name) !== storedIn(base, name))
    : []
  const takeStored = (name: string) => set(name, storedIn(record, name))
  return (
    <form className={styles.stack} onSubmit={(event) => void save(event)} noValidate>
      <ErrorSummary title={t('notSaved')} errors={errors} />
      {refusal.isConflict ? (
        <Notice kind="warning" title={t('conflictTitle')}>
          <p>{t('conflictText')}</p>
          <ul className={styles.stack}>
            {conflicting.map((name) => (
              <li key={name}>
                <strong>{object.fields[name]?.label}</strong>: <ValueText field={record.fields[name]} />{' '}
                <Button variant="quiet" onClick={() => takeStored(name)}>
                  {t('takeStored', { label: object.fields[name]?.label ?? name })}
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            onClick={() => {
              // What was typed stands against what is stored now: the next save is of that version.
              setBase(record)
              setRefusal(nothingWrong)
            }}
          >
            {t('goOnWithStored')}
          </Button>
        </Notice>
      ) : null}
      <div className={isWide ? `${styles.fields} ${styles.twoColumns}` : styles.fields}>
        {items.flatMap((item) =>
          fieldsOf(item)
            .filter((name) => object.fields[name]?.updateable === true)
            .map((name) => {
              const info = object.fields[name]
              return (
                <FieldInput
                  key={name}
                  object={object}
                  fieldApiName={name}
                  label={fieldsOf(item).length === 1 ? item.label : (info?.label ?? name)}
                  isRequired={info?.required === true}
                  picklist={picklists.data?.picklistFieldValues[name]}
                  typed={current(name)}
                  controlling={info?.controllerName == null ? undefined : current(info.controllerName)}
                  error={refusal.fields[name]}
                  referenceName={referenceNameOf(base, info)}
                  onChange={(value) => set(name, value)}
                />
              )
            }),
        )}
      </div>
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

/** Errors of fields that the form has stand at them; all others above it. */
function refusalOf(
  details: ReturnType<typeof describeError>['details'],
  items: readonly LayoutItemRepresentation[],
): Refusal {
  const known = new Set(items.flatMap(fieldsOf))
  const ofField = details.filter(({ field }) => field !== null && known.has(field))
  return {
    isConflict: false,
    whole: details.filter((detail) => !ofField.includes(detail)).map(({ message }) => message),
    fields: Object.fromEntries(ofField.map(({ field, message }) => [field, message])),
  }
}
