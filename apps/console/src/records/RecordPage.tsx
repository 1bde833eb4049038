import { useRecordUi } from '@porchlight/data-service-react'
import { PageTitle, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { consoleLabels } from '../shell/labels'
import { listPath } from '../shell/navigation/place'
import { RecordPanels } from '../trade/RecordPanels'
import { FieldItem } from './FieldItem'
import { labels } from './labels'
import { NotFound } from './NotFound'
import styles from './RecordPage.module.css'
import { RecordSection } from './RecordSection'
import { RelatedLists } from './RelatedLists'
import { type ShownRecord, shownRecordOf } from './shown-record'

/** A record by its layout: highlights, sections, and what is related to it. */
export function RecordPage({ recordId }: { readonly recordId: string }) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const { data, error, refresh } = useRecordUi({
    recordIds: [recordId],
    layoutTypes: ['Compact', 'Full'],
    modes: ['View', 'Edit'],
  })
  if (isUnknownRecord(error)) return <NotFound />
  if (error !== undefined) return <PartFailed />
  const shown = data === undefined ? null : shownRecordOf(data)
  if (shown === null) return <Skeleton shape="card" count={3} label={t('loading')} />
  return <Shown shown={shown} refresh={refresh} />
}

function Shown({
  shown,
  refresh,
}: {
  readonly shown: ShownRecord
  readonly refresh: () => Promise<unknown>
}) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const { record, object, name } = shown
  return (
    <>
      <Head title={name} />
      <PageTitle context={<a href={address(listPath(object.apiName))}>{object.labelPlural}</a>}>
        {name}
      </PageTitle>
      <dl className={styles.highlights} aria-label={t('highlights')}>
        {shown.highlights.map((item) => (
          <FieldItem key={item.label} item={item} shown={shown} />
        ))}
      </dl>
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
        </div>
      </div>
    </>
  )
}
