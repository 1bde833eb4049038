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
import { type CellEdit, findLinkedFields, getStoredValue } from './cell-edit'
import { getDisplayText } from './display-text'
import { type EditEnd, parseEditorKey } from './editor-keys'
import { editorLabels } from './labels'
import { positionOverCell } from './position-over-cell'
import { saveCell, toFieldPaths, toFieldValues } from './save-cell'
import type { InlineEdit } from './use-inline-edit'

interface CellEditorProps {
  readonly edit: CellEdit
  readonly inline: InlineEdit
  /** How many rows are selected, when the cell’s is one of several; else 0. */
  readonly selectedCount: number
  /** Called when the editor closes; the cell's owner places the focus. */
  readonly onEnd: (end: EditEnd) => void
}

/**
 * Edits a cell in its place. Enter saves, Tab saves and goes on, a press outside saves, Escape discards.
 * A picklist comes with those that it depends on and that depend on it.
 */
export function CellEditor({ edit, inline, selectedCount, onEnd }: CellEditorProps) {
  const t = useLabels({ ...consoleLabels, ...recordLabels, ...editorLabels })
  const dataService = useDataService()
  const { object } = inline
  const form = useRef<HTMLFormElement>(null)
  const [appliesToAll, setAppliesToAll] = useState(false)
  const linkedFields = findLinkedFields(object, edit.fieldApiName)
  const unloadedFields = linkedFields.filter((name) => getStoredValue(object, edit.base, name) === undefined)
  const extraRecord = useRecord(
    unloadedFields.length === 0
      ? undefined
      : {
          recordId: edit.base.id,
          optionalFields: unloadedFields.flatMap((name) => toFieldPaths(object, name)),
        },
  )
  const isLoading =
    unloadedFields.length > 0 && extraRecord.data === undefined && extraRecord.error === undefined
  const base = { ...edit.base, fields: { ...extraRecord.data?.fields, ...edit.base.fields } }
  const picklists = usePicklistValuesByRecordType(
    linkedFields.some((name) => object.fields[name]?.dataType === 'Picklist')
      ? { objectApiName: object.apiName, recordTypeId: base.recordTypeId }
      : undefined,
  ).data?.picklistFieldValues
  const getStoredInput = (name: string, record = base) =>
    toInputValue(object.fields[name]?.dataType ?? 'String', getStoredValue(object, record, name))
  const getValue = (name: string) => edit.typed[name] ?? getStoredInput(name)
  const editableFields = linkedFields.filter((name) => object.fields[name]?.updateable === true)
  const isRequired = (name: string) =>
    name === edit.fieldApiName ? edit.isRequired : object.fields[name]?.required === true

  useLayoutEffect(() => {
    const element = form.current
    if (element === null) return
    element.showPopover?.()
    const place = () => positionOverCell(element)
    place()
    addEventListener('scroll', place, true)
    addEventListener('resize', place)
    focusField(element, edit.fieldApiName)
    return () => {
      removeEventListener('scroll', place, true)
      removeEventListener('resize', place)
    }
  }, [edit.fieldApiName])
  // Errors make it higher, and a chosen record replaces the focused field.
  useLayoutEffect(() => {
    if (form.current === null) return
    positionOverCell(form.current)
    if (document.activeElement === document.body) focusField(form.current, edit.fieldApiName)
  })

  function change(name: string, value: InputValue) {
    const cleared = clearedDependents(object, picklists, getValue, name, value)
    const typed = { ...edit.typed, [name]: value, ...cleared }
    inline.change(edit, edit.stored === null ? { typed, refusal: noRefusal } : { typed })
  }

  function closeEditor(editEnd: EditEnd) {
    inline.change(edit, null)
    onEnd(editEnd)
  }

  async function save(editEnd: EditEnd, version = base, allowSaveOnDuplicate = false) {
    if (isLoading) return
    const changed = Object.fromEntries(
      editableFields.flatMap((name) =>
        getValue(name) === getStoredInput(name, version) ? [] : [[name, getValue(name)]],
      ),
    )
    const names = Object.keys(changed)
    if (names.length === 0) return closeEditor(editEnd)
    const missing = missingFields(names.filter(isRequired), (name) => changed[name] === '', t)
    if (Object.keys(missing.fields).length > 0) return inline.change(edit, { refusal: missing })
    if (appliesToAll) {
      inline.share({ fields: toFieldValues({ object, typed: changed }) })
      return closeEditor('left')
    }
    const cell = form.current?.closest('td, th')
    const savingEdit = { base: version, refusal: noRefusal, stored: null, text: getCellText() }
    inline.change(edit, { ...savingEdit, phase: 'saving' })
    onEnd(editEnd)
    const cellRefusal = await saveCell(
      dataService,
      { object, base: version, typed: changed, allowSaveOnDuplicate },
      t,
    )
    const hasFocus = cell?.contains(document.activeElement) === true
    inline.change(
      edit,
      cellRefusal === null ? null : { ...cellRefusal, phase: hasFocus ? 'open' : 'refused' },
    )
  }

  useOutsidePress(form, () => {
    if (edit.refusal === noRefusal) void save('left')
    else inline.change(edit, { phase: 'refused', text: getCellText() })
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
        const key = parseEditorKey(event)
        if (key === null) return
        event.preventDefault()
        event.stopPropagation()
        if (key === 'cancel') closeEditor('stay')
        else void save(key)
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      onSubmit={(event) => {
        event.preventDefault()
        void save('stay')
      }}
    >
      {editableFields.map((name) => (
        <FieldInput
          key={name}
          object={object}
          fieldApiName={name}
          label={name === edit.fieldApiName ? edit.column.label : (object.fields[name]?.label ?? name)}
          isRequired={isRequired(name)}
          picklist={picklists?.[name]}
          typed={getValue(name)}
          controlling={getControllingValue(name)}
          getValue={getValue}
          error={edit.refusal.fields[name]}
          reference={toNamedReference(base, object.fields[name])}
          onChange={(value) => change(name, value)}
        />
      ))}
      <CellRefusalText
        edit={edit}
        object={object}
        onKeepStored={() => closeEditor('stay')}
        onSaveMine={() => void save('stay', edit.stored ?? base)}
        onSaveAnyway={() => void save('stay', base, true)}
      />
      {selectedCount === 0 ? null : (
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={appliesToAll}
            onChange={({ target }) => setAppliesToAll(target.checked)}
          />
          <span>{t('applyToSelected', { count: selectedCount })}</span>
        </label>
      )}
      <div className={styles.actions}>
        <Button type="submit" tabIndex={-1} disabled={isLoading}>
          {t('save')}
        </Button>
        <Button variant="quiet" tabIndex={-1} onClick={() => closeEditor('stay')}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )

  function getCellText(): string {
    return getDisplayText(form.current, edit.fieldApiName, getValue(edit.fieldApiName), t)
  }

  function getControllingValue(name: string): InputValue | undefined {
    const controller = object.fields[name]?.controllerName ?? null
    return controller === null ? undefined : getValue(controller)
  }
}

/** Focuses the field of a form, with its text selected, so that typing replaces it. */
function focusField(form: HTMLFormElement, fieldApiName: string): void {
  const field = form.elements.namedItem(fieldApiName)
  if (field instanceof HTMLElement) field.focus({ preventScroll: true })
  if (field instanceof HTMLInputElement && field.type !== 'checkbox') field.select()
}

/** Calls back on a press outside the form, before the pressed element receives it. */
function useOutsidePress(form: RefObject<HTMLFormElement | null>, onPress: () => void): void {
  const latest = useRef(onPress)
  useLayoutEffect(() => {
    latest.current = onPress
  })
  useLayoutEffect(() => {
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && form.current?.contains(target) === false) latest.current()
    }
    document.addEventListener('pointerdown', handlePointerDown, true)
    return () => document.removeEventListener('pointerdown', handlePointerDown, true)
  }, [form])
}
