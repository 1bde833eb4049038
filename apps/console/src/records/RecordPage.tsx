import { useRecordUi } from '@porchlight/data-service-react'
import { PageTitle, Skeleton, VisuallyHidden } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { useDeferredValue } from 'react'
import { RecordActions } from '../actions/RecordActions'
import { isPerson, isUserReference } from '../avatars/person'
import { RecordAvatar, RecordAvatars } from '../avatars/RecordAvatars'
import { consoleLabels } from '../shell/labels'
import { listPath } from '../shell/navigation/place'
import { RecordPanels } from '../trade/RecordPanels'
import { FieldItem } from './FieldItem'
import { labels } from './labels'
import { NotFound } from './NotFound'
import styles from './RecordPage.module.css'
import { RecordPath } from './RecordPath'
import { RecordPresence } from './RecordPresence'
import { RecordSection } from './RecordSection'
import { RelatedLists } from './RelatedLists'
import { recordParts } from './record-parts'
import { fieldLabel, itemFields, type ShownRecord, sectionItems, toShownRecord } from './shown-record'
import { useChangedFields } from './use-changed-fields'

interface RecordPageProps {
  readonly recordId: string
  /** Whether the head is rendered first and the rest right after it, so that a press is answered before everything is rendered. */
  readonly isHeadFirst: boolean
}

/** A record by its layout: highlights, sections, and what is related to it. */
export function RecordPage({ recordId, isHeadFirst }: RecordPageProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const { data, error, refresh } = useRecordUi({ recordIds: [recordId], ...recordParts })
  if (isUnknownRecord(error)) return <NotFound />
  if (error !== undefined) return <PartFailed />
  const shown = data === undefined ? null : toShownRecord(data)
  if (shown === null) return <Skeleton shape="card" count={3} label={t('loading')} />
  return <RecordContent shown={shown} refresh={refresh} isHeadFirst={isHeadFirst} />
}

function RecordContent({
  shown: loaded,
  refresh,
  isHeadFirst,
}: Pick<RecordPageProps, 'isHeadFirst'> & {
  readonly shown: ShownRecord
  readonly refresh: () => Promise<unknown>
}) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const isRestRendered = useDeferredValue(true, !isHeadFirst)
  const changed = useChangedFields(loaded.record)
  const shown = { ...loaded, changed }
  const { record, object, name } = shown
  const isNameField = (path: string) => object.nameFields[0] === path
  const highlights = shown.highlights.filter((item) => !itemFields(item).every(isNameField))
  const changedLabels = [...changed]
    .filter((field) => field in object.fields)
    .map((field) => fieldLabel(object, [...shown.sections.flatMap(sectionItems), ...shown.highlights], field))
  return (
    <RecordAvatars recordIds={[record.id, ...referencedUserIds(shown)]}>
      <Head title={name} />
      <div className={styles.head}>
        <div className={styles.named}>
          <RecordAvatar recordId={record.id} personName={isPerson(object) ? name : null} size="large" />
          <PageTitle context={<a href={address(listPath(object.apiName))}>{object.labelPlural}</a>}>
            {name}
          </PageTitle>
        </div>
        <RecordPresence recordId={record.id} />
        <RecordActions shown={shown} />
      </div>
      <RecordPath shown={shown} refresh={refresh} />
      {highlights.length === 0 ? null : (
        <dl className={styles.highlights} aria-label={t('highlights')}>
          {highlights.map((item) => (
            <FieldItem key={item.label} item={item} shown={shown} />
          ))}
        </dl>
      )}
      <VisuallyHidden>
        <span role="status">
          {changedLabels.length === 0 ? '' : t('changedNow', { labels: changedLabels.join(', ') })}
        </span>
      </VisuallyHidden>
      {isRestRendered ? (
        <div className={styles.columns}>
          <div className={styles.stack}>
            <RecordPanels record={record} place="main" />
            {shown.sections.map((section) => (
              <RecordSection key={section.id} section={section} shown={shown} refresh={refresh} />
            ))}
          </div>
          <div className={styles.stack}>
            <RecordPanels record={record} place="side" />
            <RelatedLists record={record} />
            <RecordPanels record={record} place="end" />
          </div>
        </div>
      ) : null}
    </RecordAvatars>
  )
}

/** The users that fields of a record lead to, each once. */
function referencedUserIds({ record, object }: ShownRecord): readonly string[] {
  const ids = Object.values(object.fields)
    .filter((field) => isUserReference(object, field))
    .map(({ apiName }) => record.fields[apiName]?.value)
  return [...new Set(ids)].filter((id) => typeof id === 'string').sort()
}
