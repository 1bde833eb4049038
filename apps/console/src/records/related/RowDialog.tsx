import { useRecordUi } from '@porchlight/data-service-react'
import { Skeleton } from '@porchlight/design-system'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { ActionDialog, type AvailableAction } from '../../actions/ActionDialog'
import { DeleteDialog } from '../../actions/DeleteDialog'
import { Dialog } from '../../shell/dialog/Dialog'
import { consoleLabels } from '../../shell/labels'
import { labels } from '../labels'
import { SectionForm } from '../SectionForm'
import { toShownRecord } from '../shown-record'
import { recordDraftName } from '../use-section-draft'

/** What was chosen to be done with a record. */
export type ChosenAction = AvailableAction | 'edit' | 'delete'

interface RowDialogProps {
  readonly recordId: string
  readonly chosen: ChosenAction
  /** It was done. */
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Edits or deletes a record of a list, or performs one of its actions, on the page that the list is on. */
export function RowDialog({ recordId, chosen, onDone, onClose }: RowDialogProps) {
  const t = useLabels({ ...consoleLabels, ...labels })
  const { data, error, refresh } = useRecordUi({
    recordIds: [recordId],
    layoutTypes: ['Full'],
    modes: ['View', 'Edit'],
  })
  const shown = data === undefined ? null : toShownRecord(data)
  const handleDone = () => {
    onDone()
    onClose()
  }
  if (shown === null) {
    return (
      <Dialog title={t('loading')} onClose={onClose}>
        {error === undefined ? <Skeleton shape="card" label={t('loading')} /> : <PartFailed />}
      </Dialog>
    )
  }
  if (chosen === 'delete') return <DeleteDialog shown={shown} onDeleted={handleDone} onClose={onClose} />
  if (chosen !== 'edit') return <ActionDialog action={chosen} record={shown.record} onClose={handleDone} />
  return (
    <Dialog title={t('editRecord', { name: `${shown.object.label} ${shown.name}` })} onClose={onClose}>
      <SectionForm
        items={[...shown.editable.values()].flat()}
        shown={shown}
        isWide={false}
        draftName={recordDraftName(recordId)}
        refresh={refresh}
        onSaved={onDone}
        onClose={onClose}
      />
    </Dialog>
  )
}
