import { Button, ButtonLink, EmptyState, SelectField, TextField } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { auditActions } from '../../facts/audit-actions'
import type { AuditLog, AuditLogConfig } from '../../methods/audit-log/client'
import { useAuditLog } from '../../methods/audit-log/hook'
import { AuditEntries } from './AuditEntries'
import { labels } from './labels'
import styles from './Operations.module.css'
import { buildAuditPath, isRecordIdFormat, parseAuditFilter } from './operations-address'
import { ViewFrame } from './ViewFrame'

/** What staff did and viewed; the search is part of the address. */
export function AuditLogView({ title }: Pick<ScreenProps, 'title'>) {
  const filter = parseAuditFilter(useSearch())
  const { recordId, ...others } = filter
  const isInvalid = recordId !== undefined && !isRecordIdFormat(recordId)
  // A wrong id finds nothing; the other filters still bring the names to choose from.
  const { data, error } = useAuditLog(isInvalid ? others : filter)
  // The checksum of an id is known to the server alone.
  const isRefused = recordId !== undefined && !isInvalid && error !== undefined && !isUnknownRecord(error)
  return (
    <ViewFrame
      title={title}
      view="audit"
      data={isRefused ? { entries: [], next: null, people: [] } : data}
      error={error}
    >
      {(log) => (
        <>
          <SearchForm
            key={JSON.stringify(filter)}
            filter={filter}
            log={log}
            isInvalid={isInvalid || isRefused}
          />
          {isInvalid || isRefused ? null : <AuditResults filter={filter} log={log} />}
        </>
      )}
    </ViewFrame>
  )
}

interface AuditResultsProps {
  readonly filter: AuditLogConfig
  readonly log: AuditLog
}

function AuditResults({ filter: { after, ...filter }, log }: AuditResultsProps) {
  const t = useLabels(labels)
  const address = useAddress()
  if (log.entries.length === 0)
    return <EmptyState title={t('noEntriesTitle')}>{t('noEntriesText')}</EmptyState>
  return (
    <>
      <AuditEntries log={log} />
      <p className={content.actions}>
        {after === undefined ? null : (
          <ButtonLink variant="secondary" href={address(buildAuditPath(filter))}>
            {t('newest')}
          </ButtonLink>
        )}
        {log.next === null ? null : (
          <ButtonLink variant="secondary" href={address(buildAuditPath({ ...filter, after: log.next }))}>
            {t('older')}
          </ButtonLink>
        )}
      </p>
    </>
  )
}

/** A form of the page’s own address, which works without a script as well. */
function SearchForm({ filter, log, isInvalid }: AuditResultsProps & { readonly isInvalid: boolean }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { today } = usePage()
  const { person = '', recordId = '', action = '', from = '', to = '' } = filter
  const people = log.people.map(({ userId, name }) => ({ value: userId, label: name }))
  const isKnown = person === '' || people.some(({ value }) => value === person)
  return (
    <form
      className={`${content.form} ${styles.filter}`}
      method="get"
      action={address('/console/operations')}
      aria-label={t('search')}
    >
      <input type="hidden" name="view" value="audit" />
      <div className={content.fields}>
        <SelectField
          name="person"
          label={t('person')}
          defaultValue={person}
          options={[
            { value: '', label: t('everyone') },
            // Former staff are selected through the link of an entry.
            ...(isKnown ? [] : [{ value: person, label: person }]),
            ...people,
          ]}
        />
        <SelectField
          name="action"
          label={t('action')}
          defaultValue={action}
          options={[
            { value: '', label: t('everything') },
            ...auditActions.map((value) => ({ value, label: t(value) })),
          ]}
        />
        <TextField
          name="recordId"
          label={t('recordId')}
          defaultValue={recordId}
          error={isInvalid ? t('recordIdWrong') : undefined}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField name="from" type="date" label={t('from')} defaultValue={from} max={today} />
        <TextField name="to" type="date" label={t('to')} defaultValue={to} max={today} />
      </div>
      <div className={content.actions}>
        <Button type="submit">{t('find')}</Button>
        <a href={address(buildAuditPath({}))}>{t('clearSearch')}</a>
      </div>
    </form>
  )
}
