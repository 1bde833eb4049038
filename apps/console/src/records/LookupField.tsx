import { useLookupRecords } from '@porchlight/data-service-react'
import { Button, TextField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import styles from './FieldInput.module.css'
import type { FieldInputProps } from './field-input-props'
import { labels } from './labels'
import { nameOf } from './record-name'

/** The fewest letters that are searched for (`docs/specification/data-service.md` section 7). */
const fewestLetters = 2

/** A reference to another record: what it leads to, and the search for another. */
export function LookupField({
  object,
  fieldApiName,
  label,
  isRequired,
  typed,
  error,
  referenceName,
  onChange,
}: FieldInputProps) {
  const t = useLabels(labels)
  const [sought, setSought] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const info = object.fields[fieldApiName]
  const nameFields = new Map(info?.referenceToInfos.map((target) => [target.apiName, target.nameFields[0]]))
  const q = sought.trim()
  const { data } = useLookupRecords(
    q.length < fewestLetters
      ? undefined
      : { objectApiName: object.apiName, fieldApiName, searchType: 'Search', q, pageSize: 10 },
  )
  const found = Object.values(data?.lookupResults ?? {}).flatMap(({ records }) => records)
  const current = typed === '' ? null : (chosen ?? referenceName ?? String(typed))
  return (
    <div className={styles.field}>
      {current === null ? null : (
        <div className={styles.chosen}>
          <span>
            <span className={styles.label}>{label}</span>: {current}
          </span>
          {isRequired ? null : (
            <Button variant="quiet" onClick={() => onChange('')}>
              {t('removeReference', { label })}
            </Button>
          )}
        </div>
      )}
      <TextField
        name={fieldApiName}
        type="search"
        label={current === null ? label : t('chooseAnother', { label })}
        error={error}
        value={sought}
        autoComplete="off"
        onChange={({ target }) => setSought(target.value)}
      />
      {data === undefined ? null : found.length === 0 ? (
        <p role="status">{t('nothingFound')}</p>
      ) : (
        <ul className={styles.results} aria-label={t('found')}>
          {found.map((record) => {
            const name = nameOf(record, nameFields.get(record.apiName))
            return (
              <li key={record.id}>
                <button
                  type="button"
                  className={styles.result}
                  onClick={() => {
                    setChosen(name)
                    setSought('')
                    onChange(record.id)
                  }}
                >
                  {name}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
