import type {
  LayoutItemRepresentation,
  ObjectInfoRepresentation,
  PicklistValuesRepresentation,
} from '@porchlight/metadata'
import { emptiedDependents } from './dependent-choices'
import { FieldInput } from './FieldInput'
import type { Typed } from './field-text'
import { FilledInPair } from './LanguagePair'
import styles from './RecordPage.module.css'
import type { NamedReference } from './record-name'
import { partsOf } from './section-parts'
import { fieldLabel, fieldsOf } from './shown-record'

interface FormFieldsProps {
  readonly object: ObjectInfoRepresentation
  readonly items: readonly LayoutItemRepresentation[]
  readonly isWide: boolean
  /** Whether a field is filled in here. */
  readonly isOffered: (name: string) => boolean
  readonly isRequired: (name: string, item: LayoutItemRepresentation) => boolean
  readonly picklists: Readonly<Record<string, PicklistValuesRepresentation>> | undefined
  /** What a field holds. */
  readonly current: (name: string) => Typed
  readonly errors: Readonly<Record<string, string>>
  /** The record that the stored value of a reference leads to; null when it is not known. */
  readonly referenceOf: (name: string) => NamedReference | null
  readonly onChange: (name: string, value: Typed) => void
}

/** The fields of a layout's items, filled in. A choice that no longer fits the one that controls it is emptied. */
export function FormFields({
  object,
  items,
  isWide,
  isOffered,
  isRequired,
  picklists,
  current,
  errors,
  referenceOf,
  onChange,
}: FormFieldsProps) {
  function change(name: string, value: Typed) {
    onChange(name, value)
    const emptied = emptiedDependents(object, picklists, current, name, value)
    for (const [dependent, nothing] of Object.entries(emptied)) onChange(dependent, nothing)
  }
  const offered = items.filter((item) => fieldsOf(item).some(isOffered))
  const isEmpty = (item: LayoutItemRepresentation) => fieldsOf(item).every((name) => current(name) === '')
  const inputsOf = (item: LayoutItemRepresentation) =>
    fieldsOf(item)
      .filter(isOffered)
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
            typed={current(name)}
            controlling={controller === null ? undefined : current(controller)}
            current={current}
            error={errors[name]}
            reference={referenceOf(name)}
            canCreate
            onChange={(value) => change(name, value)}
          />
        )
      })
  return (
    <div className={styles.stack}>
      {partsOf(offered, object).map((part, index) =>
        part.kind === 'pair' ? (
          <FilledInPair
            key={part.english.label}
            isEnglishEmpty={isEmpty(part.english)}
            isSpanishEmpty={isEmpty(part.spanish)}
            english={inputsOf(part.english)}
            spanish={inputsOf(part.spanish)}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a layout stay where they are
          <div key={index} className={isWide ? `${styles.fields} ${styles.twoColumns}` : styles.fields}>
            {part.items.flatMap(inputsOf)}
          </div>
        ),
      )}
    </div>
  )
}
