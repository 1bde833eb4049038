import { useDataService, usePicklistValuesByRecordType, useRecord } from '@porchlight/data-service-react'
import { Button } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { clearedDependents } from '../../records/dependent-choices'
import { FieldInput } from '../../records/FieldInput'
import { type InputValue, toInputValue } from '../../records/input-value'
import { labels as recordLabels } from '../../records/labels'
import { toNamedReference } from '../../records/record-name'
import { missingFields, noRefusal } from '../../records/refusal'
import { consoleLabels } from '../../shell/labels'
import styles from './CellEditor.module.css'
import { CellRefusalText } from './CellRefusalText'
import { type CellEdit, storedValue, tiedFields } from './cell-edit'
import { type EditEnd, editorKey } from './editor-keys'
import { editorLabels } from './labels'
import { placeOverCell } from './place-over-cell'
import { namesOfField, saveCell, valuesOf } from './save-cell'
import { shownTextOf } from './shown-text'
import type { InlineEdit } from './use-inline-edit'

interface CellEditorProps {
  readonly edit: CellEdit
  readonly inline: InlineEdit
  /** How many rows are selected, when the cell’s is one of several; else 0. */
  readonly selectedCount: number
  /** The editor is closed, and the focus is for whoever shows the cell to place. */
  readonly onEnd: (end: EditEnd) => void
}

/**
 * Edits a cell in its place. Enter saves, Tab saves and goes on, a press elsewhere saves, Escape leaves what is stored.
 * A picklist comes with those that it depends on and that depend on it.
 */
export function CellEditor({ edit, inline, selectedCount, onEnd }: CellEditorProps) {
  const t = useLabels({ ...consoleLabels, ...recordLabels, ...editorLabels })
  const dataService = useDataService()
  const { object } = inline
  const form = useRef<HTMLFormElement>(null)
  const [isForAll, setForAll] = useState(false)
  const tied = tiedFields(object, edit.fieldApiName)
  const unread = tied.filter((name) => storedValue(object, edit.base, name) === undefined)
  const more = useRecord(
    unread.length === 0
      ? undefined
      : { recordId: edit.base.id, optionalFields: unread.flatMap((name) => namesOfField(object, name)) },
  )
  const isLoading = unread.length > 0 && more.data === undefined && more.error === undefined
  const base = { ...edit.base, fields: { ...more.data?.fields, ...edit.base.fields } }
  const picklists = usePicklistValuesByRecordType(
    tied.some((name) => object.fields[name]?.dataType === 'Picklist')
      ? { objectApiName: object.apiName, recordTypeId: base.recordTypeId }
      : undefined,
  ).data?.picklistFieldValues
  const storedText = (name: string, record = base) =>
    toInputValue(object.fields[name]?.dataType ?? 'String', storedValue(object, record, name))
  const current = (name: string) => edit.typed[name] ?? storedText(name)
  const filledIn = tied.filter((name) => object.fields[name]?.updateable === true)
  const isRequired = (name: string) =>
    name === edit.fieldApiName ? edit.isRequired : object.fields[name]?.required === true

  useLayoutEffect(() => {
    const element = form.current
    if (element === null) return
    element.showPopover?.()
    const place = () => placeOverCell(element)
    place()
    addEventListener('scroll', place, true)
    addEventListener('resize', place)
    focusField(element, edit.fieldApiName)
    return () => {
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
    }
  }, [edit.fieldApiName])
  // What was found wrong makes it higher, and a record that is chosen takes the place of the field with the focus.
  useLayoutEffect(() => {
    if (form.current === null) return
    placeOverCell(form.current)
    if (document.activeElement === document.body) focusField(form.current, edit.fieldApiName)
  })

  function change(name: string, value: InputValue) {
    const emptied = clearedDependents(object, picklists, current, name, value)
    const typed = { ...edit.typed, [name]: value, ...emptied }
    inline.change(edit, edit.stored === null ? { typed, refusal: noRefusal } : { typed })
  }

  function end(how: EditEnd) {
    inline.change(edit, null)
    onEnd(how)
  }

  async function save(how: EditEnd, version = base, allowSaveOnDuplicate = false) {
    if (isLoading) return
    const changed = Object.fromEntries(
      filledIn.flatMap((name) =>
        current(name) === storedText(name, version) ? [] : [[name, current(name)]],
      ),
    )
    const names = Object.keys(changed)
    if (names.length === 0) return end(how)
    const missing = missingFields(names.filter(isRequired), (name) => changed[name] === '', t)
    if (Object.keys(missing.fields).length > 0) return inline.change(edit, { refusal: missing })
    if (isForAll) {
      inline.share({ fields: valuesOf({ object, typed: changed }) })
      return end('left')
    }
    const cell = form.current?.closest('td, th')
    const sent = { base: version, refusal: noRefusal, stored: null, text: textOfCell() }
    inline.change(edit, { ...sent, phase: 'saving' })
    onEnd(how)
    const refused = await saveCell(
      dataService,
      { object, base: version, typed: changed, allowSaveOnDuplicate },
      t,
    )
    const isHere = cell?.contains(document.activeElement) === true
    inline.change(edit, refused === null ? null : { ...refused, phase: isHere ? 'open' : 'refused' })
  }

  usePressElsewhere(form, () => {
    if (edit.refusal === noRefusal) void save('left')
    else inline.change(edit, { phase: 'refused', text: textOfCell() })
  })

  return (
    <form
      ref={form}
      popover="manual"
      className={styles.editor}
      data-takes-keys=""
      noValidate
      aria-label={t('editSection', { title: edit.column.label })}
      onKeyDown={(event) => {
        const key = editorKey(event)
        if (key === null) return
        event.preventDefault()
        event.stopPropagation()
        if (key === 'cancel') end('stay')
        else void save(key)
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault()
        void save('stay')
      }}
    >
      {filledIn.map((name) => (
        <FieldInput
          key={name}
          object={object}
          fieldApiName={name}
          label={name === edit.fieldApiName ? edit.column.label : (object.fields[name]?.label ?? name)}
          isRequired={isRequired(name)}
          picklist={picklists?.[name]}
          typed={current(name)}
          controlling={controllingOf(name)}
          getValue={current}
          error={edit.refusal.fields[name]}
          reference={toNamedReference(base, object.fields[name])}
          onChange={(value) => change(name, value)}
        />
      ))}
      <CellRefusalText
        edit={edit}
        object={object}
        onKeep={() => end('stay')}
        onSaveMine={() => void save('stay', edit.stored ?? base)}
        onSaveAnyway={() => void save('stay', base, true)}
      />
      {selectedCount === 0 ? null : (
        <label className={styles.all}>
          <input type="checkbox" checked={isForAll} onChange={({ target }) => setForAll(target.checked)} />
          <span>{t('applyToSelected', { count: selectedCount })}</span>
        </label>
      )}
      <div className={styles.actions}>
        <Button type="submit" tabIndex={-1} disabled={isLoading}>
          {t('save')}
        </Button>
        <Button variant="quiet" tabIndex={-1} onClick={() => end('stay')}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )

  function textOfCell(): string {
    return shownTextOf(form.current, edit.fieldApiName, current(edit.fieldApiName), t)
  }

  function controllingOf(name: string): InputValue | undefined {
    const controller = object.fields[name]?.controllerName ?? null
    return controller === null ? undefined : current(controller)
  }
}

/** Focuses the field of a form, with its text selected, so that what is typed takes its place. */
function focusField(form: HTMLFormElement, fieldApiName: string): void {
  const field = form.elements.namedItem(fieldApiName)
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') field.select()
}

/** Tells of a press outside the form, before what is pressed hears of it. */
function usePressElsewhere(form: RefObject<HTMLFormElement | null>, onPress: () => void): void {
  const latest = useRef(onPress)
  useLayoutEffect(() => {
    latest.current = onPress
  })
  useLayoutEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && form.current?.contains(target) === false) latest.current()
    }
    document.addEventListener('pointerdown', press, true)
    return () => document.removeEventListener('pointerdown', press, true)
  }, [form])
}
