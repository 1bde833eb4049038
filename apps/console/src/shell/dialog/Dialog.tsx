import { FieldsOver } from '@porchlight/design-system'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

interface DialogProps {
  readonly title: string
  /** `top` for search dialogs: near the upper edge so that they grow downwards, with a hidden title. */
  readonly place?: 'middle' | 'top'
  /** The dialog was left, by Escape or a press outside, or by its own buttons. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog. When removed, it returns the focus to where it was. */
export function Dialog({ title, place = 'middle', onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every modal dialog by itself
    <dialog
      ref={dialog}
      className={place === 'top' ? `${styles.dialog} ${styles.top}` : styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A browser may close a dialog without a chance to prevent it, such as by the second Escape in a row.
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose()
      }}
    >
      <div className={styles.content}>
        <h2 className={place === 'top' ? styles.unseen : styles.title} id={titleId}>
          {title}
        </h2>
        <FieldsOver>{children}</FieldsOver>
      </div>
    </dialog>
  )
}
