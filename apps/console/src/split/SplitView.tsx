import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type ReactNode, useEffect, useRef } from 'react'
import type { ListChoice } from '../lists/list-address'
import { chosenColumns } from '../lists/shown-columns'
import { useList } from '../lists/use-list'
import { fieldAt, nameOf } from '../records/record-name'
import { ValueText } from '../records/ValueText'
import { consoleLabels } from '../shell/labels'
import { labels } from './labels'
import styles from './Split.module.css'
import { SplitSwitch } from './SplitSwitch'
import { splitAddress } from './split-address'

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

/** How many columns stand below a name. */
const otherColumns = 2

function SplitList({ objectApiName, choice, recordId }: Omit<SplitViewProps, 'children'>) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const scroller = useRef<HTMLElement>(null)
  const end = useRef<HTMLLIElement>(null)
  const { info, possible, rows, records } = useList(objectApiName, choice, {
    pageCount: 1,
    isChangeable: false,
  })
  const { loadNext, hasNext } = rows
  const [first, ...others] = chosenColumns(info.data?.displayColumns ?? [], choice.columns, possible?.columns)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another record is another row to have in sight
  useEffect(() => {
    scroller.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [recordId])

  useEffect(() => {
    if (end.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) loadNext()
      },
      { root: scroller.current, rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  })

  return (
    <nav ref={scroller} className={styles.list} aria-label={t('list')} data-split-list="">
      <div className={styles.head}>
        <strong className={styles.label}>{info.data?.label}</strong>
        <SplitSwitch objectApiName={objectApiName} choice={choice} recordId={recordId} isSplit />
      </div>
      <ul className={styles.rows}>
        {records.map((record) => (
          <li key={record.id} className={styles.row}>
            <a
              className={styles.link}
              href={address(splitAddress(record.id, objectApiName, choice))}
              aria-current={record.id === recordId ? 'true' : undefined}
            >
              <span className={styles.name}>{nameOf(record, first?.fieldApiName)}</span>
              {others.slice(0, otherColumns).map(({ fieldApiName }) => (
                <span key={fieldApiName} className={styles.detail}>
                  <ValueText field={fieldAt(record, fieldApiName)} />
                </span>
              ))}
            </a>
          </li>
        ))}
        {hasNext ? <li ref={end} className={styles.end} /> : null}
      </ul>
    </nav>
  )
}
