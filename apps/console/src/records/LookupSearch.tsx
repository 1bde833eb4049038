import { useLookupRecords } from '@porchlight/data-service-react'
import { TextField } from '@porchlight/design-system'
import type { ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type KeyboardEvent, useId, useState } from 'react'
import { labels as createLabels } from '../create/labels'
import { useObjectInfosByName } from '../search/use-object-infos'
import styles from './FieldInput.module.css'
import type { FieldInputProps } from './field-input-props'
import { labels } from './labels'
import { type NamedReference, recordName } from './record-name'

/** The fewest letters that are searched for (`docs/specification/data-service.md` section 7). */
const minSearchLetters = 2

interface LookupSearchProps extends FieldInputProps {
  /** Whether there is a choice to go back to. */
  readonly isChanging: boolean
  readonly onLeave: (isByKey: boolean) => void
  readonly onChoose: (one: NamedReference) => void
  /** A record of an object is to be created, because what was typed did not lead to it. */
  readonly onCreate: (object: ObjectInfoRepresentation, searchTerm: string) => void
}

/** What can be chosen: a record that was found, or a new one of an object. */
type Option =
  | { readonly kind: 'record'; readonly record: RecordRepresentation }
  | { readonly kind: 'create'; readonly object: ObjectInfoRepresentation }

/**
 * Searches as one types; before that, what was used last. The arrows move through what was found, Enter chooses. At the end
 * are the objects that the viewer can create a record of.
 */
export function LookupSearch({
  object,
  fieldApiName,
  label,
  isRequired,
  getValue,
  error,
  isChanging,
  canCreate = false,
  onLeave,
  onChoose,
  onCreate,
}: LookupSearchProps) {
  const t = useLabels({ ...createLabels, ...labels })
  const listId = useId()
  const [searchTerm, setSearchTerm] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const info = object.fields[fieldApiName]
  const nameFields = new Map(info?.referenceToInfos.map((target) => [target.apiName, target.nameFields[0]]))
  // What can be chosen may depend on other references, such as the accounts of the contact that is chosen.
  const bindings = (info?.filteredLookupInfo?.controllingFields ?? []).filter((name) => getValue(name) !== '')
  const q = searchTerm.trim()
  const isRecent = q.length < minSearchLetters
  const { data, error: searchError } = useLookupRecords(
    isOpen
      ? {
          objectApiName: object.apiName,
          fieldApiName,
          pageSize: 8,
          ...(bindings.length === 0
            ? {}
            : { dependentFieldBindings: bindings.map((name) => `${name}=${getValue(name)}`).join() }),
          ...(isRecent ? { searchType: 'Recent' } : { searchType: 'Search', q }),
        }
      : undefined,
  )
  const targets = useObjectInfosByName(isOpen && canCreate ? [...nameFields.keys()] : [])
  const found = Object.values(data?.lookupResults ?? {}).flatMap(({ records }) => records)
  // Before the answer is there, nothing is chosen: Enter would otherwise create what may be about to be found.
  const isLoaded = data !== undefined || searchError !== undefined
  const options: readonly Option[] = [
    ...found.map((record) => ({ kind: 'record', record }) as const),
    ...Object.values(isLoaded ? targets : {}).flatMap((target) =>
      target.createable ? [{ kind: 'create', object: target } as const] : [],
    ),
  ]
  const isListed = isOpen && options.length > 0
  const choose = (option: Option | undefined) => {
    if (option === undefined) return
    setOpen(false)
    if (option.kind === 'create') return onCreate(option.object, q)
    const { record } = option
    onChoose({ id: record.id, name: recordName(record, nameFields.get(record.apiName)) })
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault()
        setOpen(true)
        const step = event.key === 'ArrowDown' ? 1 : -1
        if (isListed) setActive((active + step + options.length) % options.length)
        return
      }
      case 'Enter':
        if (!isOpen || (isLoaded && !isListed)) return
        event.preventDefault()
        choose(options[active])
        return
      case 'Escape':
        if (!isOpen && !isChanging) return
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        onLeave(true)
    }
  }

  return (
    <div className={styles.search}>
      <TextField
        name={fieldApiName}
        role="combobox"
        label={label}
        hint={info?.inlineHelpText}
        error={error}
        required={isRequired}
        value={searchTerm}
        autoComplete="off"
        autoFocus={isChanging}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isListed ? `${listId}-${active}` : undefined}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false)
          onLeave(false)
        }}
        onKeyDown={handleKeyDown}
        onChange={({ target }) => {
          setSearchTerm(target.value)
          setActive(0)
          // What was typed before the page had its scripts may be left by now.
          setOpen(target === document.activeElement)
        }}
      />
      <ul
        className={isListed ? styles.results : styles.closed}
        id={listId}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list of a combobox, which holds the focus
        role="listbox"
        aria-label={t('found')}
      >
        {(isListed ? options : []).map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          // biome-ignore lint/a11y/useFocusableInteractive: the combobox has the focus and names the option
          <li
            key={option.kind === 'record' ? option.record.id : option.object.apiName}
            id={`${listId}-${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the same
            role="option"
            aria-selected={index === active}
            className={option.kind === 'record' ? styles.result : `${styles.result} ${styles.create}`}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(index)}
            onClick={() => choose(option)}
          >
            {option.kind === 'create' ? (
              <span>{t('newRecord', { label: option.object.label })}</span>
            ) : (
              <>
                <span>{recordName(option.record, nameFields.get(option.record.apiName))}</span>
                <span className={styles.more}>
                  {distinguishingText(option.record, nameFields.get(option.record.apiName))}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.more}>
        {isOpen && searchError !== undefined
          ? t('notReached')
          : isOpen && data !== undefined && found.length === 0
            ? t(isRecent ? 'typeToSearch' : 'nothingFound')
            : ''}
      </p>
    </div>
  )
}

/** What distinguishes records of one name: the first two other fields that hold a text. */
function distinguishingText(record: RecordRepresentation, nameField: string | undefined): string {
  return Object.entries(record.fields)
    .filter(([name]) => name !== nameField && !name.endsWith('Id'))
    .flatMap(([, { value, displayValue }]) => {
      const text = displayValue ?? value
      return typeof text === 'string' && text !== '' ? [text] : []
    })
    .slice(0, 2)
    .join(' · ')
}
