import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { labels as listLabels } from '../lists/labels'
import type { ListChoice } from '../lists/list-address'
import { SearchInList } from '../lists/SearchInList'
import { selectColumns } from '../lists/select-columns'
import { useList } from '../lists/use-list'
import { consoleLabels } from '../shell/labels'
import { labels } from './labels'
import styles from './Split.module.css'
import { SplitRows } from './SplitRows'
import { SplitSwitch } from './SplitSwitch'
import { buildSplitAddress } from './split-address'

interface SplitViewProps {
  readonly objectApiName: string
  readonly choice: ListChoice
  readonly recordId: string
  /** The page of the record. */
  readonly children: ReactNode
}

/** The rows of a list beside the page of one of its records; where there is no room, the page alone. */
export function SplitView({ children, ...list }: SplitViewProps) {
  return (
    <div className={styles.split}>
      <SplitList {...list} />
      <div className={styles.page}>{children}</div>
    </div>
  )
}

function SplitList({ objectApiName, choice, recordId }: Omit<SplitViewProps, 'children'>) {
  const t = useLabels({ ...consoleLabels, ...listLabels, ...labels })
  const address = useAddress()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const end = useRef<HTMLLIElement>(null)
  const { info, listObjectInfo, rows, records } = useList(objectApiName, choice, {
    pageCount: 1,
    isChangeable: false,
  })
  const { loadNext, hasNext } = rows
  const columns = useMemo(
    () => selectColumns(info.data?.displayColumns ?? [], choice.columns, listObjectInfo?.columns),
    [info.data, choice.columns, listObjectInfo],
  )
  const getHref = (id: string) => address(buildSplitAddress(id, objectApiName, choice))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is another row to have in sight
  useEffect(() => {
    scroller?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [recordId, scroller])

  useEffect(() => {
    if (end.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) loadNext()
      },
      { root: scroller, rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  })

  return (
    <nav ref={setScroller} className={styles.list} aria-label={t('list')} data-split-list="">
      <div className={styles.head}>
        <strong className={styles.label}>{info.data?.label}</strong>
        <SplitSwitch objectApiName={objectApiName} choice={choice} recordId={recordId} isSplit />
      </div>
      <div className={styles.find}>
        <SearchInList
          choice={choice}
          pathWith={(part) => buildSplitAddress(recordId, objectApiName, { ...choice, ...part })}
        />
      </div>
      {rows.error !== undefined && records.length === 0 ? (
        <PartFailed />
      ) : records.length === 0 && rows.pages.length > 0 ? (
        <p className={styles.none} role="status">
          {t('nothingFits')}
        </p>
      ) : (
        <SplitRows
          records={records}
          columns={columns}
          recordId={recordId}
          getHref={getHref}
          scroller={scroller}
          end={hasNext ? end : undefined}
        />
      )}
    </nav>
  )
}
