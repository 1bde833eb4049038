import { useMruListUi } from '@porchlight/data-service-react'
import { Card, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { type ConsoleItem, useConsoleItems } from '../navigation/use-console-items'
import { recordName } from '../records/record-name'
import { recentPerObject } from '../search/use-recent-records'
import { consoleLabels } from '../shell/labels'
import { listPath, recordPath } from '../shell/navigation/place'
import styles from './Home.module.css'
import { labels } from './labels'

/** The console's home: what the viewer opened last, by object, and the way to every list. */
export function Home() {
  const t = useLabels({ ...consoleLabels, ...labels })
  const { viewer } = usePage()
  const objects = useConsoleItems().filter(({ objectApiName }) => objectApiName !== null)
  return (
    <>
      <Head title={t('console')} />
      <PageTitle lead={t('recent')}>{t('greeting', { name: viewer?.name ?? '' })}</PageTitle>
      <div className={styles.objects}>
        {objects.map((item) => (
          <RecentRecords key={item.id} item={item} />
        ))}
      </div>
      <p className={styles.none}>{t('noneRecent')}</p>
    </>
  )
}

/** The records of an object that were opened last; nothing before the first. */
function RecentRecords({ item }: { readonly item: ConsoleItem }) {
  const address = useAddress()
  const objectApiName = item.objectApiName ?? ''
  const { data } = useMruListUi({ objectApiName, pageSize: recentPerObject })
  const records = data?.records.records ?? []
  const column = data?.info.displayColumns[0]?.fieldApiName
  if (records.length === 0) return null
  return (
    <Card title={<a href={address(listPath(objectApiName))}>{item.label}</a>}>
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record.id}>
            <a className={styles.record} href={address(recordPath(record.id))}>
              {recordName(record, column)}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
