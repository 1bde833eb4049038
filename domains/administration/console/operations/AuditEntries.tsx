import { useAddress } from '@porchlight/page-parts/navigation/address'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { auditActions } from '../../facts/audit-actions'
import type { AuditLog } from '../../methods/audit-log/client'
import { getJobLabel } from './job-names'
import { labels } from './labels'
import styles from './Operations.module.css'
import { buildAuditPath } from './operations-address'

type Entry = AuditLog['entries'][number]

/** The entries, the newest first: who did what when, to which record, with old and new values. */
export function AuditEntries({ log }: { readonly log: AuditLog }) {
  const t = useLabels(labels)
  return (
    <ol className={content.list} aria-label={t('entries')}>
      {log.entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function Row({ entry }: { readonly entry: Entry }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format, language } = usePage()
  const {
    occurredAt,
    userId,
    person,
    recordId,
    object,
    recordName,
    reason,
    changes,
    jobName,
    groupName,
    programName,
    rows,
  } = entry
  const action = auditActions.find((name) => name === entry.action)
  return (
    <li className={content.row}>
      <div className={styles.what}>
        <span className={content.name}>
          {action === undefined ? entry.action : t(action)}
          {object === '' ? '' : ` · ${object}`}
          {recordName === '' ? '' : ` · ${recordName}`}
          {jobName === null ? '' : ` · ${getJobLabel(jobName, language)}`}
          {groupName === null ? '' : ` · ${groupName}`}
          {programName === null ? '' : ` · ${programName}`}
          {rows === null ? '' : ` · ${t('rows', { rows })}`}
        </span>
        <span className={content.detail}>
          {format.dateTime(occurredAt)}
          {' · '}
          {entry.isByDirectory ? (
            t('byDirectory')
          ) : userId === null ? (
            t('notSignedIn')
          ) : (
            <a href={address(buildAuditPath({ person: userId }))} dir="auto">
              {person === '' ? userId : person}
            </a>
          )}
        </span>
        {reason === null ? null : <span dir="auto">{t('because', { reason })}</span>}
        {changes.length === 0 ? null : (
          <ul aria-label={t('changes')}>
            {changes.map((change) => (
              <Change key={change.field} change={change} />
            ))}
          </ul>
        )}
        {recordId === null ? null : (
          <span className={content.actions}>
            <a href={address(`/console/record/${recordId}`)}>{t('record', { id: recordId })}</a>
            <a href={address(buildAuditPath({ recordId }))}>{t('ofThisRecord')}</a>
          </span>
        )}
      </div>
    </li>
  )
}

function Change({ change: { field, before, after } }: { readonly change: Entry['changes'][number] }) {
  const t = useLabels(labels)
  const text = (value: string | number | boolean | null) => {
    if (value === null || value === '') return t('empty')
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value)
  }
  return (
    <li className={styles.value} dir="auto">
      {before === null && after === null
        ? t('erased', { field })
        : t('changed', { field, before: text(before), after: text(after) })}
    </li>
  )
}
