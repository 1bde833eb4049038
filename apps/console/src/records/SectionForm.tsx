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
import { focusFirstField } from './first-field'
import { type InputValue, parseFieldValue, toInputValue } from './input-value'
import { labels } from './labels'
import styles from './RecordPage.module.css'
import { RefusalSummary } from './RefusalSummary'
import { RestoredNote } from './RestoredNote'
import { toNamedReference } from './record-name'
import { noRefusal, toRefusal } from './refusal'
import { itemFields, type ShownRecord } from './shown-record'
import { useSectionDraft } from './use-section-draft'
import { VersionChoice } from './VersionChoice'

interface SectionFormProps {
  /** The items that are filled in. */
  readonly items: readonly LayoutItemRepresentation[]
  /** The record as it is now; it changes while the form is open when somebody else saves. */
  readonly shown: ShownRecord
  readonly isWide: boolean
  /** What its draft is called (`recordDraftName`). */
  readonly draftName: string
  /** Whether it was opened by the person, who goes on in its first field. */
  readonly focusOnMount?: boolean
  /** Reads the record again. */
  readonly refresh: () => Promise<unknown>
  /** Called after a save with its undo, which writes the previous values. */
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
  focusOnMount = true,
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
  const [ownValues, setOwnValues] = useState(typed)
  const [isRestored, setRestored] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [refusal, setRefusal] = useState(noRefusal)
  const [isSaving, setSaving] = useState(false)
  const picklists = usePicklistValuesByRecordType({
    objectApiName: object.apiName,
    recordTypeId: record.recordTypeId,
  })
  const getDataType = (name: string) => object.fields[name]?.dataType ?? 'String'
  const getStoredValue = (source: typeof record, name: string) =>
    toInputValue(getDataType(name), source.fields[name]?.value)
  const getValue = (name: string) => typed[name] ?? getStoredValue(base, name)
  const set = (name: string, value: InputValue) => draft.set(name, value, getStoredValue(base, name))
  const changedByOthers = (names: readonly string[]) =>
    names.filter(
      (name) => getStoredValue(record, name) !== (draft.getReplacedValue(name) ?? getStoredValue(base, name)),
    )

  if (draft.isRestored && !isRestored) {
    setRestored(true)
    if (changedByOthers(Object.keys(typed)).some((name) => typed[name] !== getStoredValue(record, name))) {
      setOwnValues(typed)
      setRefusal({ ...noRefusal, isConflict: true })
    }
  }

  useEffect(() => {
    if (focusOnMount) focusFirstField(form.current)
  }, [focusOnMount])

  function discardAndClose() {
    draft.clear()
    onClose()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.isDefaultPrevented() || event.nativeEvent.isComposing) return
    const isSave = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (isSave) event.currentTarget.requestSubmit()
    else if (event.key === 'Escape' && Object.keys(typed).length === 0) onClose()
    else return
    event.preventDefault()
  }

  async function save(allowSaveOnDuplicate = false) {
    if (isSaving) return
    // While both versions are shown, what is chosen is compared with the one that is stored now.
    const version = refusal.isConflict ? record : base
    const changed = Object.keys(typed).filter((name) => typed[name] !== getStoredValue(version, name))
    if (changed.length === 0) return discardAndClose()
    setSaving(true)
    const fields = Object.fromEntries(
      changed.map((name) => [name, parseFieldValue(getDataType(name), typed[name] ?? '')]),
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
        changed.map((name) => [name, parseFieldValue(getDataType(name), getStoredValue(version, name))]),
      )
      onSaved?.(() =>
        update({
          apiName,
          fields: { ...before, Id: record.id },
          ...(saved === null ? {} : { weakEtag: saved.weakEtag }),
        }),
      )
      discardAndClose()
    } catch (error) {
      const nextRefusal = toRefusal(error, new Set(items.flatMap(itemFields)), t)
      if (nextRefusal.isConflict) {
        setOwnValues(typed)
        await refresh()
      }
      setRefusal(nextRefusal)
    } finally {
      setSaving(false)
    }
  }

  const conflicting = refusal.isConflict ? changedByOthers(Object.keys(ownValues)) : []
  return (
    <form
      ref={form}
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={handleKeyDown}
      noValidate
    >
      <RefusalSummary refusal={refusal} object={object} items={items} />
      {draft.isRestored ? (
        <RestoredNote
          onStartOver={() => {
            draft.clear()
            setRefusal(noRefusal)
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
              typed={ownValues[name] ?? ''}
              picklist={picklists.data?.picklistFieldValues[name]}
              isStored={typed[name] === getStoredValue(record, name)}
              onChoose={(isStored) =>
                set(name, isStored ? getStoredValue(record, name) : (ownValues[name] ?? ''))
              }
            />
          ))}
          <Button
            variant="secondary"
            onClick={() => {
              // What was typed is compared with what is stored now: the next save is of that version.
              setBase(record)
              draft.rebase((name) => getStoredValue(record, name))
              setRefusal(noRefusal)
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
        isEditable={(name) => object.fields[name]?.updateable === true}
        isRequired={(name) => object.fields[name]?.required === true}
        picklists={picklists.data?.picklistFieldValues}
        getValue={getValue}
        errors={refusal.fields}
        getReference={(name) => toNamedReference(base, object.fields[name])}
        onChange={set}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={isSaving} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        <Button variant="secondary" onClick={discardAndClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
