import { describeError } from '@porchlight/data-service'
import {
  useCreateListInfo,
  useDeleteListInfo,
  useUpdateListInfoByName,
  useUpdateListPreferences,
} from '@porchlight/data-service-react'
import { Button, ErrorSummary, SelectField, TextField } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Dialog } from '../shell/dialog/Dialog'
import { listPath } from '../shell/navigation/place'
import styles from './ListDialogs.module.css'
import { labels } from './labels'
import { buildListAddress, type ListChoice, parseOrder } from './list-address'
import type { ListInfo, ListObjectInfo } from './list-info'
import { combineFilters, generateListName } from './list-view-input'
import type { RecordColumn } from './record-column'

interface ListViewDialogProps {
  readonly info: ListInfo
  readonly listObjectInfo: ListObjectInfo
  readonly columns: readonly RecordColumn[]
  readonly choice: ListChoice
  readonly onClose: () => void
}

/** Renames a list view, shares it, saves it as currently shown, copies it, or deletes it. */
export function ListViewDialog({ info, listObjectInfo, columns, choice, onClose }: ListViewDialogProps) {
  const t = useLabels(labels)
  const [, navigate] = useLocation()
  const create = useCreateListInfo()
  const update = useUpdateListInfoByName()
  const remove = useDeleteListInfo()
  const savePreferences = useUpdateListPreferences()
  const [label, setLabel] = useState(info.label)
  const [visibility, setVisibility] = useState(info.visibility)
  const [isConfirmingDelete, setConfirmingDelete] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState<readonly string[]>([])
  const errors = useMemo(() => problems.map((message) => ({ message })), [problems])
  const { objectApiName, listViewApiName, id } = info.listReference
  const canPublish = listObjectInfo.publicOrSharedCreateable && (info.visibilityEditable || !info.updateable)

  /** Carries out one of the calls, and leads to the list that it leaves, or says what was refused. */
  async function submit(call: () => Promise<string | null>) {
    if (isBusy) return
    setBusy(true)
    try {
      const nextListView = await call()
      onClose()
      navigate(
        buildListAddress(
          listPath(objectApiName),
          nextListView === null ? {} : { listViewApiName: nextListView },
        ),
      )
    } catch (error) {
      setProblems(describeError(error).details.map(({ message }) => message))
      setBusy(false)
    }
  }

  const toDefinition = () => ({
    objectApiName,
    label,
    displayColumns: columns.map(({ fieldApiName }) => fieldApiName),
    ...combineFilters(info, choice.filters),
    ...(canPublish ? { visibility } : {}),
  })

  async function saveOrder(name: string) {
    const order = choice.sortBy === null ? null : parseOrder([choice.sortBy])
    if (order !== null) await savePreferences({ objectApiName, listViewApiName: name, orderedBy: [order] })
  }

  const save = () =>
    submit(async () => {
      await update({ ...toDefinition(), listViewApiName })
      await saveOrder(listViewApiName)
      return listViewApiName
    })

  const saveAsNew = () =>
    submit(async () => {
      const name = generateListName(label, Date.now())
      const scope = { apiName: info.scope.apiName }
      await create({ ...toDefinition(), listViewApiName: name, scope })
      await saveOrder(name)
      return name
    })

  const deleteView = () =>
    submit(async () => {
      await remove({ objectApiName, listViewApiName, listViewId: id })
      return null
    })

  return (
    <Dialog title={t('viewTitle')} onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (info.updateable ? save() : saveAsNew())
        }}
      >
        <ErrorSummary title={t('viewFailed')} errors={errors} />
        <TextField
          name="list-name"
          label={t('viewLabel')}
          hint={t('viewHint')}
          value={label}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setLabel(target.value)}
        />
        {canPublish ? (
          <SelectField
            name="view-visibility"
            label={t('visibility')}
            value={visibility}
            options={(info.visibility === 'Shared'
              ? (['Private', 'Public', 'Shared'] as const)
              : (['Private', 'Public'] as const)
            ).map((value) => ({ value, label: t(value) }))}
            onChange={({ target }) => setVisibility(target.value as typeof visibility)}
          />
        ) : null}
        <div className={styles.actions}>
          {info.updateable ? (
            <Button type="submit" busy={isBusy}>
              {t('saveView')}
            </Button>
          ) : null}
          <Button
            type={info.updateable ? 'button' : 'submit'}
            variant={info.updateable ? 'secondary' : 'primary'}
            busy={isBusy}
            onClick={info.updateable ? () => void saveAsNew() : undefined}
          >
            {t('saveAsNew')}
          </Button>
          {info.deletable ? (
            <Button
              variant="quiet"
              onClick={() => (isConfirmingDelete ? void deleteView() : setConfirmingDelete(true))}
            >
              {t(isConfirmingDelete ? 'deleteViewSure' : 'deleteView')}
            </Button>
          ) : null}
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
