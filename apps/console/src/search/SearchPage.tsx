import { useSearchResults } from '@porchlight/data-service-react'
import { EmptyState, PageTitle, Skeleton } from '@porchlight/design-system'
import type { ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useSearch } from 'wouter'
import { RowAvatars } from '../avatars/RecordAvatars'
import { RecordTable } from '../lists/RecordTable'
import { consoleLabels } from '../shell/labels'
import { labels } from './labels'
import { ObjectResults } from './ObjectResults'
import { buildResultColumns } from './result-columns'
import styles from './SearchPage.module.css'
import { buildSearchAddress, isSearchable, parseSearchChoice, type SearchChoice } from './search-address'
import { useObjectInfosByName } from './use-object-infos'

/** What a search found: the best of each object, or all of one object, filtered and page by page. */
export function SearchPage() {
  const t = useLabels({ ...consoleLabels, ...labels })
  const choice = parseSearchChoice(useSearch())
  const { q } = choice
  const title = q === '' ? t('searchTitle') : t('resultsFor', { q })
  return (
    <>
      <Head title={title} />
      <PageTitle>{title}</PageTitle>
      {isSearchable(q) ? <SearchResults choice={choice} /> : <p>{t(q === '' ? 'searchLead' : 'tooShort')}</p>}
    </>
  )
}

function SearchResults({ choice }: { readonly choice: SearchChoice }) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const address = useAddress()
  const { q, objectApiName } = choice
  const { data, error } = useSearchResults({ q })
  const results = data?.keywordResults ?? []
  const infos = useObjectInfosByName(results.map((each) => each.objectApiName).sort())
  if (error !== undefined) return <PartFailed />
  if (data === undefined) return <Skeleton shape="card" count={2} label={t('loading')} />
  const isObjectMissing =
    objectApiName !== null && !results.some((each) => each.objectApiName === objectApiName)
  if (results.length === 0 && !isObjectMissing) {
    return <EmptyState title={t('nothingFound', { q })}>{t('nothingFoundText')}</EmptyState>
  }
  return (
    <>
      <nav className={styles.navigation} aria-label={t('objects')}>
        <ul className={styles.objects}>
          <li>
            <a
              className={styles.object}
              href={address(buildSearchAddress({ q }))}
              aria-current={objectApiName === null ? 'page' : undefined}
            >
              {t('allObjects')}
            </a>
          </li>
          {results.map((each) => (
            <li key={each.objectApiName}>
              <a
                className={styles.object}
                href={address(buildSearchAddress({ q, objectApiName: each.objectApiName }))}
                aria-current={each.objectApiName === objectApiName ? 'page' : undefined}
              >
                {each.labelPlural}{' '}
                <span className={styles.count}>
                  {each.count}
                  {each.hasMore ? '+' : ''}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {objectApiName === null ? (
        <>
          {data.exactMatches.length === 0 ? null : <ExactMatches records={data.exactMatches} infos={infos} />}
          {results.map((each) => (
            <ResultSection
              key={each.objectApiName}
              title={each.labelPlural}
              records={each.records}
              info={infos[each.objectApiName]}
              morePath={
                each.hasMore ? address(buildSearchAddress({ q, objectApiName: each.objectApiName })) : null
              }
            />
          ))}
        </>
      ) : (
        <ObjectResults objectApiName={objectApiName} choice={choice} />
      )}
    </>
  )
}

/** Records of which an identifier is all that was typed, whatever their objects. */
function ExactMatches({
  records,
  infos,
}: {
  readonly records: readonly RecordRepresentation[]
  readonly infos: Readonly<Record<string, ObjectInfoRepresentation>>
}) {
  const t = useLabels(labels)
  const objectApiNames = [...new Set(records.map(({ apiName }) => apiName))]
  return objectApiNames.map((objectApiName) => (
    <ResultSection
      key={objectApiName}
      title={`${t('exactMatch')} · ${infos[objectApiName]?.label ?? objectApiName}`}
      records={records.filter(({ apiName }) => apiName === objectApiName)}
      info={infos[objectApiName]}
      morePath={null}
    />
  ))
}

function ResultSection({
  title,
  records,
  info,
  morePath,
}: {
  readonly title: string
  readonly records: readonly RecordRepresentation[]
  readonly info: ObjectInfoRepresentation | undefined
  /** The address of all of them; null when these are all. */
  readonly morePath: string | null
}) {
  const t = useLabels({ ...consoleLabels, ...labels })
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {morePath === null ? null : (
          <a href={morePath} aria-label={t('showAllFoundOf', { label: title })}>
            {t('showAllFound')}
          </a>
        )}
      </div>
      {info === undefined ? (
        <Skeleton shape="card" count={1} label={t('loading')} />
      ) : (
        <RowAvatars records={records} object={info}>
          <RecordTable
            caption={title}
            columns={buildResultColumns(records, info)}
            records={records}
            order={null}
          />
        </RowAvatars>
      )}
    </section>
  )
}
