import { Dialog } from '../shell/dialog/Dialog'
import { NewRecord } from './CreatePage'
import type { CreateChoice } from './create-address'

interface CreateDialogProps {
  readonly title: string
  readonly objectApiName: string
  readonly choice: CreateChoice
  /** A record was saved. */
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Makes records without leaving the page. What was typed stays in the tab when the dialog is closed. */
export function CreateDialog({ title, objectApiName, choice, onSaved, onClose }: CreateDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <NewRecord
        objectApiName={objectApiName}
        choice={choice}
        inPlace={{
          onSaved(isLast) {
            onSaved()
            if (isLast) onClose()
          },
          onClose,
        }}
      />
    </Dialog>
  )
}
