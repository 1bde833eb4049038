import {
  useDataService,
  useObjectInfo,
  usePerformQuickAction,
  usePerformUpdateRecordQuickAction,
  usePicklistValuesByRecordType,
  useQuickActionDefaults,
  useQuickActionLayout,
  useRecordUi,
} from '@porchlight/data-service-react'
import { Button, Skeleton } from '@porchlight/design-system'
import type { LayoutItemRepresentation, RecordRepresentation } from '@porchlight/metadata'
import { announce } from '@porchlight/page-parts/notices/announce'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { RecordSummary } from '../records/card/RecordSummary'
import { FormFields } from '../records/FormFields'
import { focusFirstField } from '../records/first-field'
import { type InputValue, parseFieldValue, toInputValue } from '../records/input-value'
import { labels as recordLabels } from '../records/labels'
import styles from '../records/RecordPage.module.css'
import { RefusalSummary } from '../records/RefusalSummary'
import { RestoredNote } from '../records/RestoredNote'
import { missingFields, noRefusal, toRefusal } from '../records/refusal'
import { itemFields, sectionItems, toShownRecord } from '../records/shown-record'
import { useFormDraft } from '../records/use-form-draft'
import { Dialog } from '../shell/dialog/Dialog'
import { consoleLabels } from '../shell/labels'
import { recordPath } from '../shell/navigation/place'
import { labels } from './labels'

/** An action as its button names it. */
export interface AvailableAction {
  readonly apiName: string
  readonly label: string
  readonly subtype: string | null
  readonly targetObject: string | null
}

interface ActionDialogProps {
  readonly action: AvailableAction
  /** The record that it is performed on; null for a global action. */
  readonly record: Pick<RecordRepresentation, 'id' | 'apiName' | 'recordTypeId'> | null
  readonly onClose: () => void
}

/**
 * Performs a quick action: its form with default values, then its own success message. An action may write other
 * records than its own, so the whole page is reloaded afterwards.
 */
export function ActionDialog({ action, record, onClose }: ActionDialogProps) {
  const t = useLabels({ ...consoleLabels, ...recordLabels, ...labels })
  const [path] = useLocation()
  const dataService = useDataService()
  const perform = usePerformQuickAction()
  const performUpdate = usePerformUpdateRecordQuickAction()
  const [refusal, setRefusal] = useState(noRefusal)
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { apiName: actionApiName, targetObject } = action
  const { typed, isRestored, set, clear } = useFormDraft(`${actionApiName} ${record?.id ?? ''}`)
  const layout = useQuickActionLayout({ actionApiName })
  const defaults = useQuickActionDefaults({
    actionApiName,
    ...(record === null ? {} : { parentRecordId: record.id }),
  })
  const info = useObjectInfo(targetObject === null ? undefined : { objectApiName: targetObject })
  const object = info.data
  const ownType = record?.apiName === targetObject ? record?.recordTypeId : object?.defaultRecordTypeId
  const picklists = usePicklistValuesByRecordType(
    object === undefined || ownType == null
      ? undefined
      : { objectApiName: object.apiName, recordTypeId: ownType },
  )
  const items = layout.data?.layout.sections.flatMap(sectionItems) ?? []
  const names = items.flatMap(itemFields)
  const getDataType = (name: string) => object?.fields[name]?.dataType ?? 'String'
  const getValue = (name: string): InputValue =>
    typed[name] ?? toInputValue(getDataType(name), defaults.data?.fields[name]?.value)

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    const required = items.filter((item) => item.required).flatMap(itemFields)
    const missing = missingFields(required, (name) => String(getValue(name)).trim() === '', t)
    if (Object.keys(missing.fields).length > 0) return setRefusal(missing)
    setSending(true)
    const fields = Object.fromEntries(
      names.map((name) => [name, parseFieldValue(getDataType(name), getValue(name))]),
    )
    try {
      const send = action.subtype === 'Update' && record !== null ? performUpdate : perform
      const result = await send({ actionApiName, contextId: record?.id, fields })
      clear()
      const createdId = result.isCreated && result.id !== record?.id ? result.id : null
      announce({
        text: result.successMessage ?? t('actionDone', { label: action.label }),
        path,
        link: createdId === null ? null : { label: t('openResult'), path: recordPath(createdId) },
      })
      dataService.applyChanges({ touched: [], gone: [], missed: true })
      onClose()
    } catch (error) {
      setRefusal(toRefusal(error, new Set(names), t))
      setSending(false)
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }

  const isReady = layout.data !== undefined && defaults.data !== undefined && object !== undefined
  useEffect(() => {
    if (isReady) focusFirstField(form.current)
  }, [isReady])
  const hasFailed = [layout, defaults, info].some(({ error }) => error !== undefined)
  return (
    <Dialog title={action.label} onClose={onClose}>
      {hasFailed ? (
        <PartFailed />
      ) : !isReady ? (
        <Skeleton shape="card" label={t('loading')} />
      ) : (
        <form
          ref={form}
          className={styles.stack}
          onSubmit={(event) => void send(event)}
          onKeyDown={handleKeyDown}
          noValidate
        >
          <RefusalSummary refusal={refusal} object={object} items={items} />
          {isRestored ? <RestoredNote onStartOver={clear} /> : null}
          {names.length === 0 && record !== null ? <ActionTarget recordId={record.id} /> : null}
          <FormFields
            object={object}
            items={items}
            isWide={false}
            isEditable={() => true}
            isRequired={(name: string, item: LayoutItemRepresentation) =>
              item.required && getDataType(name) !== 'Boolean'
            }
            picklists={picklists.data?.picklistFieldValues}
            getValue={getValue}
            errors={refusal.fields}
            getReference={() => null}
            onChange={set}
          />
          <div className={styles.actions}>
            <Button type="submit" busy={isSending} busyLabel={t('saving')}>
              {action.label}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                clear()
                onClose()
              }}
            >
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  )
}

/** The record that an action without a form is performed on, so that the viewer sees what they decide about. */
function ActionTarget({ recordId }: { readonly recordId: string }) {
  const { data } = useRecordUi({ recordIds: [recordId], layoutTypes: ['Compact'], modes: ['View'] })
  const shown = data === undefined ? null : toShownRecord(data)
  return shown === null ? null : <RecordSummary shown={shown} />
}
