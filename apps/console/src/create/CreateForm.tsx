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
import { BoxField } from '../records/BoxField'
import { FormFields } from '../records/FormFields'
import { fieldValueOf, type Typed, typedOf } from '../records/field-text'
import { focusFirstField } from '../records/first-field'
import { labels as recordLabels } from '../records/labels'
import { RefusalSummary } from '../records/RefusalSummary'
import { RestoredNote } from '../records/RestoredNote'
import { type NamedReference, nameOf, referenceOf } from '../records/record-name'
import { missingFields, nothingWrong, refusalOf } from '../records/refusal'
import { fieldsOf, itemsOf } from '../records/shown-record'
import type { Drafted } from '../records/use-drafted'
import { consoleLabels } from '../shell/labels'
import { listPath, recordPath } from '../shell/navigation/place'
import styles from './CreatePage.module.css'
import type { CreateChoice } from './create-address'
import { DuplicateWarning } from './DuplicateWarning'
import { labels } from './labels'
import { useDuplicateCheck } from './use-duplicate-check'

/** Where records of an object begin: the field of its path, and the values that it may begin with. */
export interface PathStart {
  readonly fieldApiName: string
  readonly values: ReadonlySet<string>
}

/** What a form does that stands on another page. */
export interface InPlace {
  /** A record was saved, null where its answer does not name it; `isLast` unless another is to be made. */
  readonly onSaved: (saved: NamedReference | null, isLast: boolean) => void
  readonly onClose: () => void
  /** Whether one record is wanted, and no other after it. */
  readonly isOne: boolean
}

interface CreateFormProps {
  readonly object: ObjectInfoRepresentation
  /** The full layout in the mode Create. */
  readonly layout: LayoutRepresentation
  /** What the fields begin with. */
  readonly beginning: Readonly<Record<string, FieldValue>>
  /** Null where the object has no path. */
  readonly start: PathStart | null
  readonly recordTypeId: string
  readonly choice: CreateChoice
  readonly drafted: Drafted
  /** Null where the form is the page. */
  readonly inPlace: InPlace | null
}

/** The form of a new record. Errors are shown at their fields, and what was typed stays until it is saved or left. */
export function CreateForm({
  object,
  layout,
  beginning,
  start,
  recordTypeId,
  choice,
  drafted,
  inPlace,
}: CreateFormProps) {
  const t = useLabels({ ...consoleLabels, ...recordLabels, ...labels })
  const address = useAddress()
  const [path, navigate] = useLocation()
  const create = useCreateRecord()
  const attempt = useRef({ text: '', key: '' })
  const [refusal, setRefusal] = useState(nothingWrong)
  const [isSaving, setSaving] = useState(false)
  const [savedName, setSavedName] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const [options, setOptions] = useState<Readonly<Record<string, boolean>>>({})
  const picklists = usePicklistValuesByRecordType({ objectApiName: object.apiName, recordTypeId })
  const picklistValues = Object.fromEntries(
    Object.entries(picklists.data?.picklistFieldValues ?? {}).map(([name, picklist]) => [
      name,
      name === start?.fieldApiName
        ? { ...picklist, values: picklist.values.filter(({ value }) => start.values.has(String(value))) }
        : picklist,
    ]),
  )
  const dataTypeOf = (name: string) => object.fields[name]?.dataType ?? 'String'
  const current = (name: string): Typed =>
    drafted.typed[name] ?? typedOf(dataTypeOf(name), beginning[name]?.value)
  const heldBy = (name: string) => fieldValueOf(dataTypeOf(name), current(name))
  const isCreateable = (name: string) => object.fields[name]?.createable === true
  const items = layout.sections.flatMap(itemsOf)
  // The record type has a field of its own above the sections.
  const isOffered = (name: string) => isCreateable(name) && name !== 'RecordTypeId'
  const isRequired = (name: string, item: LayoutItemRepresentation) =>
    dataTypeOf(name) !== 'Boolean' &&
    (object.fields[name]?.required === true || (item.required && fieldsOf(item).length === 1))
  const offered = items.flatMap((item) =>
    fieldsOf(item)
      .filter(isOffered)
      .map((name) => ({ name, isRequired: isRequired(name, item) })),
  )
  const recordTypes = Object.values(object.recordTypeInfos).filter(
    ({ available, master }) => available && !master,
  )
  const hasTypes = recordTypes.length > 0 && isCreateable('RecordTypeId')
  const back = choice.fromId === null ? listPath(object.apiName) : recordPath(choice.fromId)
  const title = t('newRecord', { label: object.label })
  const duplicates = useDuplicateCheck(object.apiName, (name) => (isCreateable(name) ? heldBy(name) : null))

  const warned = refusal.duplicates ?? duplicates.found

  async function save(isLast: boolean, allowSaveOnDuplicate = false) {
    if (isSaving) return
    const missing = missingFields(
      offered.filter((field) => field.isRequired).map(({ name }) => name),
      (name) => String(current(name)).trim() === '',
      t,
    )
    if (Object.keys(missing.fields).length > 0) return setRefusal(missing)
    setSaving(true)
    const names = [...offered.map(({ name }) => name), ...Object.keys(choice.fields).filter(isCreateable)]
    const given = Object.fromEntries(
      names.map((name) => [name, heldBy(name)] as const).filter(([, value]) => value !== null),
    )
    const input = {
      apiName: object.apiName,
      fields: hasTypes ? { ...given, RecordTypeId: recordTypeId } : given,
      allowSaveOnDuplicate,
      ...options,
    }
    // The same form sent once more, such as after an answer that got lost, makes no second record.
    const text = JSON.stringify(input)
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    try {
      const record = await create({ ...input, idempotencyKey: attempt.current.key })
      attempt.current = { text: '', key: '' }
      drafted.clear()
      setRefusal(nothingWrong)
      const name = record === null ? object.label : nameOf(record, object.nameFields[0])
      const to = record === null ? back : recordPath(record.id)
      announce({
        text: t('created', { name }),
        path: isLast && inPlace === null ? to : path,
        link: isLast && inPlace === null ? null : { label: t('openCreated'), path: to },
      })
      if (inPlace !== null) {
        setSavedName(name)
        form.current?.querySelector<HTMLElement>('input, textarea')?.focus()
        inPlace.onSaved(record === null ? null : { id: record.id, name }, isLast)
      } else if (isLast) navigate(to, { replace: true })
      else document.getElementById('page-title')?.focus()
    } catch (error) {
      setRefusal(refusalOf(error, new Set(offered.map(({ name }) => name)), t))
      duplicates.check()
    } finally {
      setSaving(false)
    }
  }

  const isInPlace = inPlace !== null
  useEffect(() => {
    if (isInPlace) focusFirstField(form.current)
  }, [isInPlace])

  function submit(event: FormEvent) {
    event.preventDefault()
    // It may have been opened from a field of another form, which is not sent with it.
    event.stopPropagation()
    void save(true)
  }

  /** Ctrl or Cmd with Enter saves from every field. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    void save(true)
  }

  return (
    <>
      {inPlace === null ? (
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
        onSubmit={submit}
        onKeyDown={press}
        onBlur={duplicates.check}
        noValidate
      >
        <RefusalSummary refusal={refusal} object={object} items={items} />
        {drafted.isRestored ? <RestoredNote onStartOver={drafted.clear} /> : null}
        {warned === null ? null : (
          <DuplicateWarning matches={warned.matches} allowSave={warned.allowSave}>
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
              onChange={({ target }) => drafted.set('RecordTypeId', target.value)}
            />
          </div>
        ) : null}
        {layout.sections.map((section) => {
          const shown = itemsOf(section).filter((item) => fieldsOf(item).some(isOffered))
          return shown.length === 0 ? null : (
            <Card key={section.id} title={section.useHeading ? section.heading : t('details')}>
              <FormFields
                object={object}
                items={shown}
                isWide={section.columns > 1}
                isOffered={isOffered}
                isRequired={isRequired}
                picklists={picklistValues}
                current={current}
                errors={refusal.fields}
                referenceOf={(name) => referenceOf({ fields: beginning }, object.fields[name])}
                onChange={drafted.set}
              />
            </Card>
          )
        })}
        {layout.saveOptions
          .filter(({ isDisplayed }) => isDisplayed)
          .map(({ name, label, defaultValue }) => (
            <BoxField
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
          {inPlace?.isOne === true ? null : (
            <Button variant="secondary" onClick={() => void save(false)}>
              {t('saveAndNew')}
            </Button>
          )}
          {inPlace === null ? (
            <ButtonLink variant="quiet" href={address(back)} onClick={drafted.clear}>
              {t('cancel')}
            </ButtonLink>
          ) : (
            <Button
              variant="quiet"
              onClick={() => {
                drafted.clear()
                inPlace.onClose()
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
