import { usePicklistValuesByRecordType, useUpdateRecord } from '@porchlight/data-service-react'
import { Button, Notice } from '@porchlight/design-system'
import type { LayoutItemRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useEditing } from '@porchlight/page-parts/presence/use-presence'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { DuplicateWarning } from '../create/DuplicateWarning'
import { labels as createLabels } from '../create/labels'
import { consoleLabels } from '../shell/labels'
import { FormFields } from './FormFields'
import { fieldValueOf, type Typed, typedOf } from './field-text'
import { focusFirstField } from './first-field'
import { labels } from './labels'
import styles from './RecordPage.module.css'
import { RefusalSummary } from './RefusalSummary'
import { RestoredNote } from './RestoredNote'
import { referenceOf } from './record-name'
import { nothingWrong, refusalOf } from './refusal'
import { fieldsOf, type ShownRecord } from './shown-record'
import { useSectionDraft } from './use-section-draft'
import { VersionChoice } from './VersionChoice'

interface SectionFormProps {
  /** The items that are filled in. */
  readonly items: readonly LayoutItemRepresentation[]
  /** The record as it is now; it changes while the form is open when somebody else saves. */
  readonly shown: ShownRecord
  readonly isWide: boolean
  /** What its draft is called (`draftOfRecord`). */
  readonly draftName: string
  /** Whether it was opened by the person, who goes on in its first field. */
  readonly takesFocus?: boolean
  /** Reads the record again. */
  readonly refresh: () => Promise<unknown>
  /** It was saved; with the way back, which writes what was there before. */
  readonly onSaved?: (undo: Undo) => void
  readonly onClose: () => void
}

/** Writes what a save replaced, unless somebody has saved since; rejects then. */
export type Undo = () => Promise<unknown>

/**
 * Edits a section of a record. Only what was changed is sent, with the version that the form began with: when somebody
 * else has saved since, nothing is written, and each field that both changed shows what is stored beside what was typed.
 */
export function SectionForm({
  items,
  shown,
  isWide,
  draftName,
  takesFocus = true,
  refresh,
  onSaved,
  onClose,
}: SectionFormProps) {
  const t = useLabels({ ...consoleLabels, ...createLabels, ...labels })
  const update = useUpdateRecord()
  const { object, record } = shown
  useEditing(record.id, true)
  const [base, setBase] = useState(record)
  const draft = useSectionDraft(draftName)
  const { typed } = draft
  /** What was typed when it turned out that somebody else had saved. */
  const [mine, setMine] = useState(typed)
  const [isRestored, setRestored] = useState(false)
  const form = useRef<HTMLFormElement>(null)
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
  const set = (name: string, value: Typed) => draft.set(name, value, storedIn(base, name))
  const changedByOthers = (names: readonly string[]) =>
    names.filter((name) => storedIn(record, name) !== (draft.typedOver(name) ?? storedIn(base, name)))

  if (draft.isRestored && !isRestored) {
    setRestored(true)
    if (changedByOthers(Object.keys(typed)).some((name) => typed[name] !== storedIn(record, name))) {
      setMine(typed)
      setRefusal({ ...nothingWrong, isConflict: true })
    }
  }

  useEffect(() => {
    if (takesFocus) focusFirstField(form.current)
  }, [takesFocus])

  function leave() {
    draft.clear()
    onClose()
  }

  function press(event: KeyboardEvent<HTMLFormElement>) {
    if (event.isDefaultPrevented() || event.nativeEvent.isComposing) return
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isSave) event.currentTarget.requestSubmit()
    else if (event.key === 'Escape' && Object.keys(typed).length === 0) onClose()
    else return
    event.preventDefault()
  }

  async function save(allowSaveOnDuplicate = false) {
    if (isSaving) return
    // Where both versions are in sight, what is chosen stands against the one that is stored now.
    const version = refusal.isConflict ? record : base
    const changed = Object.keys(typed).filter((name) => typed[name] !== storedIn(version, name))
    if (changed.length === 0) return leave()
    setSaving(true)
    const fields = Object.fromEntries(
      changed.map((name) => [name, fieldValueOf(dataTypeOf(name), typed[name] ?? '')]),
    )
    try {
      const { apiName } = object
      const saved = await update({
        apiName,
        fields: { ...fields, Id: record.id },
        weakEtag: version.weakEtag,
        allowSaveOnDuplicate,
      })
      const before = Object.fromEntries(
        changed.map((name) => [name, fieldValueOf(dataTypeOf(name), storedIn(version, name))]),
      )
      onSaved?.(() =>
        update({
          apiName,
          fields: { ...before, Id: record.id },
          ...(saved === null ? {} : { weakEtag: saved.weakEtag }),
        }),
      )
      leave()
    } catch (error) {
      const refused = refusalOf(error, new Set(items.flatMap(fieldsOf)), t)
      if (refused.isConflict) {
        setMine(typed)
        await refresh()
      }
      setRefusal(refused)
    } finally {
      setSaving(false)
    }
  }

  const conflicting = refusal.isConflict ? changedByOthers(Object.keys(mine)) : []
  return (
    <form
      ref={form}
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={press}
      noValidate
    >
      <RefusalSummary refusal={refusal} object={object} items={items} />
      {draft.isRestored ? (
        <RestoredNote
          onStartOver={() => {
            draft.clear()
            setRefusal(nothingWrong)
          }}
        />
      ) : null}
      <div role="alert">
        {refusal.duplicates === null ? null : (
          <DuplicateWarning {...refusal.duplicates}>
            {refusal.duplicates.allowSave ? (
              <Button variant="secondary" onClick={() => void save(true)}>
                {t('saveAnyway')}
              </Button>
            ) : null}
          </DuplicateWarning>
        )}
      </div>
      {refusal.isConflict ? (
        <Notice kind="warning" title={t('conflictTitle')}>
          <p>{t(conflicting.length === 0 ? 'conflictElsewhere' : 'conflictText')}</p>
          {conflicting.map((name) => (
            <VersionChoice
              key={name}
              object={object}
              fieldApiName={name}
              record={record}
              typed={mine[name] ?? ''}
              picklist={picklists.data?.picklistFieldValues[name]}
              isStored={typed[name] === storedIn(record, name)}
              onChoose={(isStored) => set(name, isStored ? storedIn(record, name) : (mine[name] ?? ''))}
            />
          ))}
          <Button
            variant="secondary"
            onClick={() => {
              // What was typed stands against what is stored now: the next save is of that version.
              setBase(record)
              draft.rebase((name) => storedIn(record, name))
              setRefusal(nothingWrong)
            }}
          >
            {t('goOnWithStored')}
          </Button>
        </Notice>
      ) : null}
      <FormFields
        object={object}
        items={items}
        isWide={isWide}
        isOffered={(name) => object.fields[name]?.updateable === true}
        isRequired={(name) => object.fields[name]?.required === true}
        picklists={picklists.data?.picklistFieldValues}
        current={current}
        errors={refusal.fields}
        referenceOf={(name) => referenceOf(base, object.fields[name])}
        onChange={set}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={leave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
