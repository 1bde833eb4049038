import { useRecord } from '@porchlight/data-service-react'
import type {
  ObjectInfoRepresentation,
  PicklistValuesRepresentation,
  RecordRepresentation,
} from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { FieldText } from './FieldText'
import type { InputValue } from './input-value'
import { labels } from './labels'
import styles from './RecordPage.module.css'
import { recordName } from './record-name'
import { ValueText } from './ValueText'

interface VersionChoiceProps {
  readonly object: ObjectInfoRepresentation
  readonly fieldApiName: string
  /** The record as it is stored now. */
  readonly record: RecordRepresentation
  /** What was typed. */
  readonly typed: InputValue
  readonly picklist: PicklistValuesRepresentation | undefined
  /** Whether what is stored was chosen. */
  readonly isStored: boolean
  readonly onChoose: (isStored: boolean) => void
}

/** A field that two people changed: both versions, side by side, of which one is chosen. */
export function VersionChoice(props: VersionChoiceProps) {
  const t = useLabels(labels)
  const { object, fieldApiName, record, isStored, onChoose } = props
  const name = `version-${fieldApiName}`
  return (
    <fieldset className={styles.versions}>
      <legend className={styles.version}>{object.fields[fieldApiName]?.label ?? fieldApiName}</legend>
      <label>
        <input type="radio" name={name} checked={!isStored} onChange={() => onChoose(false)} />
        <span className={styles.term}>{t('yours')}</span> <TypedText {...props} />
      </label>
      <label>
        <input type="radio" name={name} checked={isStored} onChange={() => onChoose(true)} />
        <span className={styles.term}>{t('storedNow')}</span>{' '}
        <FieldText fieldApiName={fieldApiName} shown={{ record, object }} />
      </label>
    </fieldset>
  )
}

/** What was typed, as it would be shown once it is saved: a choice by its label, a reference by its name. */
function TypedText({ object, fieldApiName, typed, picklist }: VersionChoiceProps) {
  const info = object.fields[fieldApiName]
  const targets =
    info?.reference === true && typeof typed === 'string' && typed !== '' ? info.referenceToInfos : []
  const { data } = useRecord(
    targets.length === 0
      ? undefined
      : {
          recordId: String(typed),
          optionalFields: targets.flatMap(({ apiName, nameFields }) =>
            nameFields.map((nameField) => ({ objectApiName: apiName, fieldApiName: nameField })),
          ),
        },
  )
  if (data !== undefined)
    return recordName(data, targets.find(({ apiName }) => apiName === data.apiName)?.nameFields[0])
  const label = picklist?.values.find(({ value }) => value === typed)?.label
  return <ValueText field={{ value: typed === '' ? null : typed, displayValue: label ?? null }} />
}
