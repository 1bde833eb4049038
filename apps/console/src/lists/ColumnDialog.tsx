import { useUpdateListPreferences } from '@porchlight/data-service-react'
import { Button, SelectField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ItemSwitch, ReorderableList } from '../arranging/ReorderableList'
import { Dialog } from '../shell/dialog/Dialog'
import styles from './ListDialogs.module.css'
import { labels } from './labels'
import type { ListChoice } from './list-address'
import type { ListInfo, ListObjectInfo } from './list-info'
import type { RecordColumn } from './record-column'

interface ColumnDialogProps {
  readonly info: ListInfo
  readonly listObjectInfo: ListObjectInfo
  readonly columns: readonly RecordColumn[]
  readonly pathWith: (part: Partial<ListChoice>) => string
  readonly onClose: () => void
}

/** Chooses the columns of a list, their order, and which of them wrap. */
export function ColumnDialog({ info, listObjectInfo, columns, pathWith, onClose }: ColumnDialogProps) {
  const t = useLabels(labels)
  const [, navigate] = useLocation()
  const savePreferences = useUpdateListPreferences()
  const [names, setNames] = useState(columns.map(({ fieldApiName }) => fieldApiName))
  const [wrap, setWrap] = useState(info.userPreferences.columnWrap)
  const [added, setAdded] = useState('')
  const labelOf = (name: string) =>
    columns.find(({ fieldApiName }) => fieldApiName === name)?.label ??
    listObjectInfo.columns.find(({ fieldApiName }) => fieldApiName === name)?.label ??
    name
  const defaultNames = info.displayColumns.map(({ fieldApiName }) => fieldApiName)
  const availableColumns = listObjectInfo.columns
    .filter(({ displayable, fieldApiName, dataType }) => {
      return displayable && dataType !== 'Reference' && !names.includes(fieldApiName)
    })
    .map(({ fieldApiName, label }) => ({ value: fieldApiName, label }))
    .sort((one, other) => one.label.localeCompare(other.label))

  function apply() {
    const { objectApiName, listViewApiName, type } = info.listReference
    const isWrapChanged = defaultNames.some((name) => wrap[name] !== info.userPreferences.columnWrap[name])
    if (type === 'listView' && isWrapChanged) {
      const columnWrap = Object.fromEntries(defaultNames.map((name) => [name, wrap[name] === true]))
      savePreferences({ objectApiName, listViewApiName, columnWrap }).catch(() => undefined)
    }
    onClose()
    navigate(pathWith({ columns: names.join() === defaultNames.join() ? null : names }))
  }

  return (
    <Dialog title={t('columnsTitle')} onClose={onClose}>
      <ReorderableList
        label={t('shownColumns')}
        items={names.map((name) => ({ id: name, label: labelOf(name) }))}
        onReorder={(items) => setNames(items.map(({ id }) => id))}
        onRemove={({ id }) => setNames(names.filter((name) => name !== id))}
      >
        {({ id, label }) =>
          defaultNames.includes(id) && info.listReference.type === 'listView' ? (
            <ItemSwitch
              label={t('wrap')}
              name={t('wrapColumn', { label })}
              checked={wrap[id] === true}
              onChange={(isWrapped) => setWrap({ ...wrap, [id]: isWrapped })}
            />
          ) : null
        }
      </ReorderableList>
      <div className={styles.adding}>
        <SelectField
          name="add-column"
          label={t('addColumn')}
          value={added}
          options={[{ value: '', label: '–' }, ...availableColumns]}
          onChange={({ target }) => setAdded(target.value)}
        />
        <Button
          variant="secondary"
          disabled={added === ''}
          onClick={() => {
            setNames([...names, added])
            setAdded('')
          }}
        >
          {t('add')}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button onClick={apply}>{t('apply')}</Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
