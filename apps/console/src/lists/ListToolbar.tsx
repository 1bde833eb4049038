import { Button, Notice } from '@porchlight/design-system'
import type { ObjectInfoRepresentation, RecordRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { FilterBar } from '../filters/FilterBar'
import type { FilterField } from '../filters/filter'
import { consoleLabels } from '../shell/labels'
import { SplitSwitch } from '../split/SplitSwitch'
import { ColumnDialog } from './ColumnDialog'
import styles from './ListPage.module.css'
import { ListViewDialog } from './ListViewDialog'
import { labels } from './labels'
import type { ListChoice } from './list-address'
import type { ListInfo, ListObjectInfo } from './list-info'
import type { RecordColumn } from './record-column'
import { SearchInList } from './SearchInList'
import { useCsvDownload } from './use-csv-download'

interface ListToolbarProps {
  readonly object: ObjectInfoRepresentation
  readonly info: ListInfo
  /** What lists of the object can be made of; undefined while it is on its way. */
  readonly listObjectInfo: ListObjectInfo | undefined
  readonly fields: readonly FilterField[] | undefined
  readonly choice: ListChoice
  readonly columns: readonly RecordColumn[]
  readonly records: readonly RecordRepresentation[]
  readonly selectedIds: readonly string[]
  /** The address without `/es` with a part of the choice changed. */
  readonly pathWith: (part: Partial<ListChoice>) => string
}

/** What a list is narrowed and arranged by. */
export function ListToolbar(props: ListToolbarProps) {
  const { object, info, listObjectInfo, fields, choice, columns, records, selectedIds, pathWith } = props
  const t = useLabels({ ...consoleLabels, ...labels })
  const [open, setOpen] = useState<'columns' | 'view' | null>(null)
  const download = useCsvDownload({ objectApiName: object.apiName, listLabel: info.label })
  const [hasFailed, setHasFailed] = useState(false)
  const isChanged = choice.filters.length > 0 || choice.columns !== null || choice.sortBy !== null
  const selected = records.filter(({ id }) => selectedIds.includes(id))
  return (
    <div className={styles.toolbar}>
      {info.searchable ? <SearchInList choice={choice} pathWith={pathWith} /> : null}
      <FilterBar
        objectApiName={object.apiName}
        filters={choice.filters}
        fields={fields}
        pathWith={(filters) => pathWith({ filters })}
      />
      <div className={styles.tools}>
        <SplitSwitch
          objectApiName={object.apiName}
          choice={choice}
          recordId={records[0]?.id ?? null}
          isSplit={false}
        />
        <Button
          variant="secondary"
          disabled={listObjectInfo === undefined}
          onClick={() => setOpen('columns')}
        >
          {t('columns')}
        </Button>
        {listObjectInfo?.createable === false ? null : (
          <Button variant="secondary" disabled={listObjectInfo === undefined} onClick={() => setOpen('view')}>
            {t(isChanged ? 'viewChanged' : 'view')}
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={t('downloadLabel')}
          disabled={records.length === 0}
          onClick={async () =>
            setHasFailed(!(await download(columns, selected.length > 0 ? selected : records)))
          }
        >
          {t('download')}
        </Button>
      </div>
      {info.inlineEditDetails.message === null ? null : (
        <p className={styles.count}>{info.inlineEditDetails.message}</p>
      )}
      {hasFailed ? (
        <Notice kind="warning" title={t('downloadFailed')}>
          <p>{t('downloadFailedText')}</p>
        </Notice>
      ) : null}
      {open === 'columns' && listObjectInfo !== undefined ? (
        <ColumnDialog
          info={info}
          listObjectInfo={listObjectInfo}
          columns={columns}
          pathWith={pathWith}
          onClose={() => setOpen(null)}
        />
      ) : null}
      {open === 'view' && listObjectInfo !== undefined ? (
        <ListViewDialog
          info={info}
          listObjectInfo={listObjectInfo}
          columns={columns}
          choice={choice}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </div>
  )
}
