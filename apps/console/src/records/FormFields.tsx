import type {
  LayoutItemRepresentation,
  ObjectInfoRepresentation,
  PicklistValuesRepresentation,
} from '@porchlight/metadata'
import { clearedDependents } from './dependent-choices'
import { FieldInput } from './FieldInput'
import type { InputValue } from './input-value'
import { LanguagePairInputs } from './LanguagePair'
import styles from './RecordPage.module.css'
import type { NamedReference } from './record-name'
import { toSectionParts } from './section-parts'
import { fieldLabel, itemFields } from './shown-record'

interface FormFieldsProps {
  readonly object: ObjectInfoRepresentation
  readonly items: readonly LayoutItemRepresentation[]
  readonly isWide: boolean
  /** Whether a field is filled in here. */
  readonly isEditable: (name: string) => boolean
  readonly isRequired: (name: string, item: LayoutItemRepresentation) => boolean
  readonly picklists: Readonly<Record<string, PicklistValuesRepresentation>> | undefined
  /** What a field holds. */
  readonly getValue: (name: string) => InputValue
  readonly errors: Readonly<Record<string, string>>
  /** The record that the stored value of a reference leads to; null when it is not known. */
  readonly getReference: (name: string) => NamedReference | null
  readonly onChange: (name: string, value: InputValue) => void
}

/** The fields of a layout's items, filled in. A choice that no longer fits the one that controls it is emptied. */
export function FormFields({
  object,
  items,
  isWide,
  isEditable,
  isRequired,
  picklists,
  getValue,
  errors,
  getReference,
  onChange,
}: FormFieldsProps) {
  function change(name: string, value: InputValue) {
    onChange(name, value)
    const cleared = clearedDependents(object, picklists, getValue, name, value)
    for (const [dependent, emptyValue] of Object.entries(cleared)) onChange(dependent, emptyValue)
  }
  const editableItems = items.filter((item) => itemFields(item).some(isEditable))
  const isEmpty = (item: LayoutItemRepresentation) => itemFields(item).every((name) => getValue(name) === '')
  const renderInputs = (item: LayoutItemRepresentation) =>
    itemFields(item)
      .filter(isEditable)
      .map((name) => {
        const controller = object.fields[name]?.controllerName ?? null
        return (
          <FieldInput
            key={name}
            object={object}
            fieldApiName={name}
            label={fieldLabel(object, items, name)}
            isRequired={isRequired(name, item)}
            picklist={picklists?.[name]}
            typed={getValue(name)}
            controlling={controller === null ? undefined : getValue(controller)}
            getValue={getValue}
            error={errors[name]}
            reference={getReference(name)}
            canCreate
            onChange={(value) => change(name, value)}
          />
        )
      })
  return (
    <div className={styles.stack}>
      {toSectionParts(editableItems, object).map((part, index) =>
        part.kind === 'pair' ? (
          <LanguagePairInputs
            key={part.english.label}
            isEnglishEmpty={isEmpty(part.english)}
            isSpanishEmpty={isEmpty(part.spanish)}
            english={renderInputs(part.english)}
            spanish={renderInputs(part.spanish)}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a layout stay where they are
          <div key={index} className={isWide ? `${styles.fields} ${styles.twoColumns}` : styles.fields}>
            {part.items.flatMap(renderInputs)}
          </div>
        ),
      )}
    </div>
  )
}
