import { useCreateRecord, usePicklistValuesByRecordType } from '@porchlight/data-service-react'
import { Button, ButtonLink, Card, PageTitle, SelectField } from '@porchlight/design-system'
import type {
  FieldValue,
  LayoutItemRepresentation,
  LayoutRepresentation,
  ObjectInfoRepresentation,
} from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { announce } from '@porchlight/page-parts/notices/announce'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { CheckboxField } from '../records/CheckboxField'
import { FormFields } from '../records/FormFields'
import { focusFirstField } from '../records/first-field'
import { type InputValue, parseFieldValue, toInputValue } from '../records/input-value'
import { labels as recordLabels } from '../records/labels'
import { RefusalSummary } from '../records/RefusalSummary'
import { RestoredNote } from '../records/RestoredNote'
import { type NamedReference, recordName, toNamedReference } from '../records/record-name'
import { missingFields, noRefusal, toRefusal } from '../records/refusal'
import { itemFields, sectionItems } from '../records/shown-record'
import type { FormDraft } from '../records/use-form-draft'
import { consoleLabels } from '../shell/labels'
import { listPath, recordPath } from '../shell/navigation/place'
import styles from './CreatePage.module.css'
import type { CreateOptions } from './create-address'
import { DuplicateWarning } from './DuplicateWarning'
import { labels } from './labels'
import { useDuplicateCheck } from './use-duplicate-check'

/** The start of an object's path: its field, and the values that a new record may have. */
export interface PathStart {
  readonly fieldApiName: string
  readonly values: ReadonlySet<string>
}

/** The callbacks of a form that is embedded in another page. */
export interface EmbeddedForm {
  /** A record was saved, null where the response does not name it; `isLast` unless another is to be created. */
  readonly onSaved: (saved: NamedReference | null, isLast: boolean) => void
  readonly onClose: () => void
  /** Whether the dialog creates one record only. */
  readonly isSingle: boolean
}

interface CreateFormProps {
  readonly object: ObjectInfoRepresentation
  /** The full layout in the mode Create. */
  readonly layout: LayoutRepresentation
  /** The fields' initial values. */
  readonly initialValues: Readonly<Record<string, FieldValue>>
  /** Null where the object has no path. */
  readonly pathStart: PathStart | null
  readonly recordTypeId: string
  readonly choice: CreateOptions
  readonly draft: FormDraft
  /** Null where the form is the page. */
  readonly embedded: EmbeddedForm | null
}

/** The form of a new record. Errors are shown at their fields, and what was typed stays until it is saved or left. */
export function CreateForm({
  object,
  layout,
  initialValues,
  pathStart,
  recordTypeId,
  choice,
  draft,
  embedded,
}: CreateFormProps) {
  const t = useLabels({ ...consoleLabels, ...recordLabels, ...labels })
  const address = useAddress()
  const [path, navigate] = useLocation()
  const create = useCreateRecord()
  const attempt = useRef({ text: '', key: '' })
  const [refusal, setRefusal] = useState(noRefusal)
  const [isSaving, setSaving] = useState(false)
  const [savedName, setSavedName] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const [options, setOptions] = useState<Readonly<Record<string, boolean>>>({})
  const picklists = usePicklistValuesByRecordType({ objectApiName: object.apiName, recordTypeId })
  const picklistValues = Object.fromEntries(
    Object.entries(picklists.data?.picklistFieldValues ?? {}).map(([name, picklist]) => [
      name,
      name === pathStart?.fieldApiName
        ? { ...picklist, values: picklist.values.filter(({ value }) => pathStart.values.has(String(value))) }
        : picklist,
    ]),
  )
  const getDataType = (name: string) => object.fields[name]?.dataType ?? 'String'
  const getValue = (name: string): InputValue =>
    draft.typed[name] ?? toInputValue(getDataType(name), initialValues[name]?.value)
  const getFieldValue = (name: string) => parseFieldValue(getDataType(name), getValue(name))
  const isCreateable = (name: string) => object.fields[name]?.createable === true
  const items = layout.sections.flatMap(sectionItems)
  // The record type has a field of its own above the sections.
  const isEditable = (name: string) => isCreateable(name) && name !== 'RecordTypeId'
  const isRequired = (name: string, item: LayoutItemRepresentation) =>
    getDataType(name) !== 'Boolean' &&
    (object.fields[name]?.required === true || (item.required && itemFields(item).length === 1))
  const editableFields = items.flatMap((item) =>
    itemFields(item)
      .filter(isEditable)
      .map((name) => ({ name, isRequired: isRequired(name, item) })),
  )
  const recordTypes = Object.values(object.recordTypeInfos).filter(
    ({ available, master }) => available && !master,
  )
  const hasTypes = recordTypes.length > 0 && isCreateable('RecordTypeId')
  const cancelPath = choice.fromId === null ? listPath(object.apiName) : recordPath(choice.fromId)
  const title = t('newRecord', { label: object.label })
  const duplicates = useDuplicateCheck(object.apiName, (name) =>
    isCreateable(name) ? getFieldValue(name) : null,
  )

  const duplicateWarning = refusal.duplicates ?? duplicates.found

  async function save(isLast: boolean, allowSaveOnDuplicate = false) {
    if (isSaving) return
    const missing = missingFields(
      editableFields.filter((field) => field.isRequired).map(({ name }) => name),
      (name) => String(getValue(name)).trim() === '',
      t,
    )
    if (Object.keys(missing.fields).length > 0) return setRefusal(missing)
    setSaving(true)
    const names = [
      ...editableFields.map(({ name }) => name),
      ...Object.keys(choice.fields).filter(isCreateable),
    ]
    const values = Object.fromEntries(
      names.map((name) => [name, getFieldValue(name)] as const).filter(([, value]) => value !== null),
    )
    const input = {
      apiName: object.apiName,
      fields: hasTypes ? { ...values, RecordTypeId: recordTypeId } : values,
      allowSaveOnDuplicate,
      ...options,
    }
    // Resubmitting the same form, such as after a lost response, creates no second record.
    const text = JSON.stringify(input)
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    try {
      const record = await create({ ...input, idempotencyKey: attempt.current.key })
      attempt.current = { text: '', key: '' }
      draft.clear()
      setRefusal(noRefusal)
      const name = record === null ? object.label : recordName(record, object.nameFields[0])
      const recordOrListPath = record === null ? cancelPath : recordPath(record.id)
      announce({
        text: t('created', { name }),
        path: isLast && embedded === null ? recordOrListPath : path,
        link: isLast && embedded === null ? null : { label: t('openCreated'), path: recordOrListPath },
      })
      if (embedded !== null) {
        setSavedName(name)
        form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
        embedded.onSaved(record === null ? null : { id: record.id, name }, isLast)
      } else if (isLast) navigate(recordOrListPath, { replace: true })
      else document.getElementById('page-title')?.focus()
    } catch (error) {
      setRefusal(toRefusal(error, new Set(editableFields.map(({ name }) => name)), t))
      duplicates.check()
    } finally {
      setSaving(false)
    }
  }

  const isEmbedded = embedded !== null
  useEffect(() => {
    if (isEmbedded) focusFirstField(form.current)
  }, [isEmbedded])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // It may have been opened from a field of another form, which is not sent with it.
    event.stopPropagation()
    void save(true)
  }

  /** Ctrl or Cmd with Enter saves from every field. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    void save(true)
  }

  return (
    <>
      {embedded === null ? (
        <>
          <Head title={title} />
          <PageTitle context={<a href={address(listPath(object.apiName))}>{object.labelPlural}</a>}>
            {title}
          </PageTitle>
        </>
      ) : null}
      <form
        ref={form}
        className={styles.page}
        onSubmit={handleSubmit}
        onKeyDown={handleKeyDown}
        onBlur={duplicates.check}
        noValidate
      >
        <RefusalSummary refusal={refusal} object={object} items={items} />
        {draft.isRestored ? <RestoredNote onStartOver={draft.clear} /> : null}
        {duplicateWarning === null ? null : (
          <DuplicateWarning matches={duplicateWarning.matches} allowSave={duplicateWarning.allowSave}>
            {refusal.duplicates?.allowSave === true ? (
              <Button variant="secondary" onClick={() => void save(true, true)}>
                {t('saveAnyway')}
              </Button>
            ) : null}
          </DuplicateWarning>
        )}
        {hasTypes && recordTypes.length > 1 ? (
          <div className={styles.type}>
            <SelectField
              name="RecordTypeId"
              label={t('recordType')}
              value={recordTypeId}
              options={recordTypes.map((type) => ({ value: type.recordTypeId, label: type.name }))}
              onChange={({ target }) => draft.set('RecordTypeId', target.value)}
            />
          </div>
        ) : null}
        {layout.sections.map((section) => {
          const shown = sectionItems(section).filter((item) => itemFields(item).some(isEditable))
          return shown.length === 0 ? null : (
            <Card key={section.id} title={section.useHeading ? section.heading : t('details')}>
              <FormFields
                object={object}
                items={shown}
                isWide={section.columns > 1}
                isEditable={isEditable}
                isRequired={isRequired}
                picklists={picklistValues}
                getValue={getValue}
                errors={refusal.fields}
                getReference={(name) => toNamedReference({ fields: initialValues }, object.fields[name])}
                onChange={draft.set}
              />
            </Card>
          )
        })}
        {layout.saveOptions
          .filter(({ isDisplayed }) => isDisplayed)
          .map(({ name, label, defaultValue }) => (
            <CheckboxField
              key={name}
              name={name}
              label={label}
              isChecked={options[name] ?? defaultValue}
              onChange={(isChecked) => setOptions((before) => ({ ...before, [name]: isChecked }))}
            />
          ))}
        <div className={styles.bar}>
          <Button type="submit" busy={isSaving} busyLabel={t('saving')}>
            {t('save')}
          </Button>
          {embedded?.isSingle === true ? null : (
            <Button variant="secondary" onClick={() => void save(false)}>
              {t('saveAndNew')}
            </Button>
          )}
          {embedded === null ? (
            <ButtonLink variant="quiet" href={address(cancelPath)} onClick={draft.clear}>
              {t('cancel')}
            </ButtonLink>
          ) : (
            <Button
              variant="quiet"
              onClick={() => {
                draft.clear()
                embedded.onClose()
              }}
            >
              {t('cancel')}
            </Button>
          )}
          <span role="status">{savedName === null ? '' : t('created', { name: savedName })}</span>
        </div>
      </form>
    </>
  )
}
