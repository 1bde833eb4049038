import { useRecord } from '@porchlight/data-service-react'
import { Icon, useFieldIds } from '@porchlight/design-system'
import type { ObjectInfoRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { ScreenBoundary } from '@porchlight/page-parts/page/ScreenBoundary'
import { lazy, Suspense, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './FieldInput.module.css'
import type { FieldInputProps } from './field-input-props'
import { LookupSearch } from './LookupSearch'
import { labels } from './labels'
import { type NamedReference, nameOf } from './record-name'

const CreateDialog = lazy(async () => ({ default: (await import('../create/CreateDialog')).CreateDialog }))

/** A record that is created for a reference: of which object, and what was typed in search of it. */
interface Creation {
  readonly object: ObjectInfoRepresentation
  readonly sought: string
}

/** A reference to another record: what it leads to, the search for another, and the way to create it where it is missing. */
export function LookupField(props: FieldInputProps) {
  const { object, fieldApiName, label, isRequired, typed, error, reference, onChange } = props
  const t = useLabels(labels)
  const fieldIdOf = useFieldIds()
  const [chosen, setChosen] = useState<NamedReference | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [creation, setCreation] = useState<Creation | null>(null)
  /** Whether the field that was searched in is gone with the focus, which belongs to what takes its place. */
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
  const name = known ?? (data === undefined ? '…' : nameOf(data, target?.nameFields[0]))
  function choose(one: NamedReference) {
    hasFocus.current = true
    setChosen(one)
    setChanging(false)
    onChange(one.id)
  }

  function takeFocus(button: HTMLButtonElement | null) {
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
          onChoose={choose}
          onCreate={(target, sought) => setCreation({ object: target, sought })}
        />
        {creation === null ? null : (
          <CreateReferenced creation={creation} onCreated={choose} onClose={() => setCreation(null)} />
        )}
      </>
    )
  }
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {error === undefined ? null : (
        <p className={styles.error}>
          <Icon name="warning" />
          <span>{error}</span>
        </p>
      )}
      <span className={styles.chosen}>
        <button
          type="button"
          id={fieldIdOf(fieldApiName)}
          name={fieldApiName}
          className={styles.change}
          ref={takeFocus}
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

interface CreateReferencedProps {
  readonly creation: Creation
  readonly onCreated: (one: NamedReference) => void
  readonly onClose: () => void
}

/** The form of the record that is missing, over the form whose field refers to it, which HTML allows no form within. */
function CreateReferenced({ creation: { object, sought }, onCreated, onClose }: CreateReferencedProps) {
  const t = useLabels(labels)
  const nameField = object.nameFields.find((name) => object.fields[name]?.createable === true)
  const fields = nameField === undefined || sought === '' ? {} : { [nameField]: sought }
  return createPortal(
    <ScreenBoundary failed={null}>
      <Suspense>
        <CreateDialog
          title={t('createReferenced', { label: object.label })}
          objectApiName={object.apiName}
          choice={{ recordTypeId: null, cloneSourceId: null, fromId: null, fields }}
          isOne
          onSaved={(saved) => saved !== null && onCreated(saved)}
          onClose={onClose}
        />
      </Suspense>
    </ScreenBoundary>,
    document.body,
  )
}
