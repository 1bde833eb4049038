import { useRecord } from '@porchlight/data-service-react'
import { FieldError, useFieldIds } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { use, useRef, useState } from 'react'
import styles from './FieldInput.module.css'
import type { FieldInputProps } from './field-input-props'
import { LookupSearch } from './LookupSearch'
import { labels } from './labels'
import { type NamedReference, recordName } from './record-name'
import { type Creation, ReferenceCreation } from './reference-creation'

/** A reference to another record: its target, the search for another one, and a way to create one that is missing. */
export function LookupField(props: FieldInputProps) {
  const { object, fieldApiName, label, isRequired, typed, error, reference, onChange } = props
  const t = useLabels(labels)
  const getFieldId = useFieldIds()
  const [chosen, setChosen] = useState<NamedReference | null>(null)
  const [isChanging, setChanging] = useState(false)
  const CreateReferenced = use(ReferenceCreation)
  const [creation, setCreation] = useState<Creation | null>(null)
  /** Whether the removed search field had the focus, which its replacement then takes. */
  const hasFocus = useRef(false)
  const id = String(typed)
  const targets = object.fields[fieldApiName]?.referenceToInfos ?? []
  const known = [chosen, reference].find((one) => one?.id === id)?.name
  const { data } = useRecord(
    id === '' || known !== undefined
      ? undefined
      : {
          recordId: id,
          optionalFields: targets.flatMap(({ apiName, nameFields }) =>
            nameFields.map((fieldApiName) => ({ objectApiName: apiName, fieldApiName })),
          ),
        },
  )
  const target = targets.find(({ apiName }) => apiName === data?.apiName)
  const name = known ?? (data === undefined ? '…' : recordName(data, target?.nameFields[0]))
  function handleChoose(one: NamedReference) {
    hasFocus.current = true
    setChosen(one)
    setChanging(false)
    onChange(one.id)
  }

  function restoreFocus(button: HTMLButtonElement | null) {
    if (button === null || !hasFocus.current) return
    hasFocus.current = false
    button.focus()
  }

  if (id === '' || isChanging) {
    return (
      <>
        <LookupSearch
          {...props}
          isChanging={isChanging}
          onLeave={(isByKey) => {
            hasFocus.current = isByKey && isChanging
            setChanging(false)
          }}
          onChoose={handleChoose}
          onCreate={(target, searchTerm) => setCreation({ object: target, searchTerm })}
        />
        {creation === null || CreateReferenced === null ? null : (
          <CreateReferenced {...creation} onCreated={handleChoose} onClose={() => setCreation(null)} />
        )}
      </>
    )
  }
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <FieldError>{error}</FieldError>
      <span className={styles.chosen}>
        <button
          type="button"
          id={getFieldId(fieldApiName)}
          name={fieldApiName}
          className={styles.change}
          ref={restoreFocus}
          aria-label={`${label}: ${name}. ${t('chooseAnother')}`}
          onClick={() => setChanging(true)}
        >
          {name}
        </button>
        {isRequired ? null : (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('removeReference', { label })}
            onClick={() => onChange('')}
          >
            <span aria-hidden="true">×</span>
          </button>
        )}
      </span>
    </div>
  )
}
