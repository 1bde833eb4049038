import { useLookupRecords, useRecord } from '@porchlight/data-service-react'
import { fieldId, Icon, TextField } from '@porchlight/design-system'
import type { RecordRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import styles from './FieldInput.module.css'
import type { FieldInputProps } from './field-input-props'
import { labels } from './labels'
import { type NamedReference, nameOf } from './record-name'

/** The fewest letters that are searched for (`docs/specification/data-service.md` section 7). */
const fewestLetters = 2

/** A reference to another record: what it leads to, and the search for another. */
export function LookupField(props: FieldInputProps) {
  const { object, fieldApiName, label, isRequired, typed, error, reference, onChange } = props
  const t = useLabels(labels)
  const [chosen, setChosen] = useState<NamedReference | null>(null)
  const [isChanging, setChanging] = useState(false)
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
  if (id === '' || isChanging) {
    return (
      <LookupSearch
        {...props}
        isChanging={isChanging}
        onLeave={() => setChanging(false)}
        onChoose={(one) => {
          setChosen(one)
          setChanging(false)
          onChange(one.id)
        }}
      />
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
          id={fieldId(fieldApiName)}
          className={styles.change}
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

interface LookupSearchProps extends FieldInputProps {
  /** Whether there is a choice to go back to. */
  readonly isChanging: boolean
  readonly onLeave: () => void
  readonly onChoose: (one: NamedReference) => void
}

/** Searches as one types; before that, what was used last. The arrows move through what was found, Enter chooses. */
function LookupSearch({
  object,
  fieldApiName,
  label,
  isRequired,
  current,
  error,
  isChanging,
  onLeave,
  onChoose,
}: LookupSearchProps) {
  const t = useLabels(labels)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sought, setSought] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const info = object.fields[fieldApiName]
  const nameFields = new Map(info?.referenceToInfos.map((target) => [target.apiName, target.nameFields[0]]))
  // What can be chosen may depend on other references, such as the accounts of the contact that is chosen.
  const bindings = (info?.filteredLookupInfo?.controllingFields ?? []).filter((name) => current(name) !== '')
  const q = sought.trim()
  const isRecent = q.length < fewestLetters
  const { data, error: failed } = useLookupRecords(
    isOpen
      ? {
          objectApiName: object.apiName,
          fieldApiName,
          pageSize: 8,
          ...(bindings.length === 0
            ? {}
            : { dependentFieldBindings: bindings.map((name) => `${name}=${current(name)}`).join() }),
          ...(isRecent ? { searchType: 'Recent' } : { searchType: 'Search', q }),
        }
      : undefined,
  )
  const found = Object.values(data?.lookupResults ?? {}).flatMap(({ records }) => records)
  const choose = (record: RecordRepresentation | undefined) => {
    if (record === undefined) return
    setOpen(false)
    onChoose({ id: record.id, name: nameOf(record, nameFields.get(record.apiName)) })
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        setOpen(true)
        const step = event.key === 'ArrowDown' ? 1 : -1
        if (isOpen && found.length > 0) setActive((active + step + found.length) % found.length)
        return
      }
      case 'Enter':
        if (!isOpen || found.length === 0) return
        event.preventDefault()
        choose(found[active])
        return
      case 'Escape':
        if (!isOpen && !isChanging) return
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        onLeave()
    }
  }

  return (
    <div className={styles.search}>
      <TextField
        ref={input}
        name={fieldApiName}
        role="combobox"
        label={label}
        hint={info?.inlineHelpText}
        error={error}
        required={isRequired}
        value={sought}
        autoComplete="off"
        autoFocus={isChanging}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${listId}-${active}` : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false)
          onLeave()
        }}
        onKeyDown={press}
        onChange={({ target }) => {
          setSought(target.value)
          setActive(0)
          setOpen(true)
        }}
      />
      <ul
        className={isOpen && found.length > 0 ? styles.results : styles.closed}
        id={listId}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox, which holds the focus
        role="listbox"
        aria-label={t('found')}
      >
        {(isOpen ? found : []).map((record, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus and names the option
          <li
            key={record.id}
            id={`${listId}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the same
            role="option"
            aria-selected={index === active}
            className={styles.result}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(index)}
            onClick={() => choose(record)}
          >
            <span>{nameOf(record, nameFields.get(record.apiName))}</span>
            <span className={styles.more}>{moreOf(record, nameFields.get(record.apiName))}</span>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.more}>
        {isOpen && failed !== undefined
          ? t('notReached')
          : isOpen && data !== undefined && found.length === 0
            ? t(isRecent ? 'typeToSearch' : 'nothingFound')
            : ''}
      </p>
    </div>
  )
}

/** What distinguishes records of one name: the first two other fields that hold a text. */
function moreOf(record: RecordRepresentation, nameField: string | undefined): string {
  return Object.entries(record.fields)
    .filter(([name]) => name !== nameField && !name.endsWith('Id'))
    .flatMap(([, { value, displayValue }]) => {
      const text = displayValue ?? value
      return typeof text === 'string' && text !== '' ? [text] : []
    })
    .slice(0, 2)
    .join(' · ')
}
