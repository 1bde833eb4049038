import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../Icon/Icon'
import { FieldFrame, fieldDescription, useFieldIds } from '../TextField/FieldFrame'
import { useHasScript } from '../use-has-script'
import styles from './FileField.module.css'

export interface FileFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'className' | 'style' | 'placeholder' | 'name' | 'type' | 'value' | 'defaultValue' | 'ref' | 'onChange'
  > {
  readonly name: string
  readonly label: ReactNode
  /** The label of the button, such as “Choose files”: the browser’s own label is in its language, not in the page’s. */
  readonly prompt: ReactNode
  /** A hint that files can also be dropped, where there is room to drag one. */
  readonly dropHint?: ReactNode
  /** Which files are accepted and how large they may be, shown before one is chosen. */
  readonly hint?: ReactNode
  /** The error and how to fix it; absent or empty if there is none. */
  readonly error?: ReactNode
}

/**
 * A file to send, chosen by a press or dropped. Its id is that of `useFieldIds`. The browser’s field lies invisibly
 * over ours, so that keys, drops and screen readers reach the real one; without a script it is shown itself.
 */
export function FileField({ name, label, prompt, dropHint, hint, error, ...rest }: FileFieldProps) {
  const id = useFieldIds()(name)
  const hasScript = useHasScript()
  const input = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    const form = input.current?.form
    const forget = () => setNames([])
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [])

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.place} data-over={isOver || undefined} data-invalid={error ? '' : undefined}>
        {hasScript ? (
          <span className={styles.shown} aria-hidden="true">
            {names.length === 0 ? (
              <>
                <span className={styles.prompt}>{prompt}</span>
                {dropHint === undefined ? null : <span className={styles.drop}>{dropHint}</span>}
              </>
            ) : (
              names.map((chosen) => (
                <span key={chosen} className={styles.chosen}>
                  <Icon name="check" />
                  {chosen}
                </span>
              ))
            )}
          </span>
        ) : null}
        <input
          {...rest}
          ref={input}
          type="file"
          id={id}
          name={name}
          className={hasScript ? styles.over : styles.file}
          aria-describedby={fieldDescription(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) =>
            setNames([...(currentTarget.files ?? [])].map((file) => file.name))
          }
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
    </FieldFrame>
  )
}
