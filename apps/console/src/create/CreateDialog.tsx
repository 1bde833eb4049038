import type { NamedReference } from '../records/record-name'
import { Dialog } from '../shell/dialog/Dialog'
import { NewRecord } from './CreatePage'
import type { CreateOptions } from './create-address'

interface CreateDialogProps {
  readonly title: string
  readonly objectApiName: string
  readonly choice: CreateOptions
  /** A record was saved, null where the response does not name it. */
  readonly onSaved: (saved: NamedReference | null) => void
  readonly onClose: () => void
  /** Whether the dialog creates one record only. */
  readonly isSingle?: boolean
}

/** Creates records without leaving the page. What was typed stays in the tab when the dialog is closed. */
export function CreateDialog({
  title,
  objectApiName,
  choice,
  onSaved,
  onClose,
  isSingle = false,
}: CreateDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <NewRecord
        objectApiName={objectApiName}
        choice={choice}
        embedded={{
          onSaved(saved, isLast) {
            onSaved(saved)
            if (isLast) onClose()
          },
          onClose,
          isSingle,
        }}
      />
    </Dialog>
  )
}
