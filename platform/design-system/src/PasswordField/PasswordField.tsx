import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { classNames } from '../class-names'
import { FieldFrame, fieldDescription, useFieldIds } from '../TextField/FieldFrame'
import fieldStyles from '../TextField/TextField.module.css'
import { useHasScript } from '../use-has-script'
import styles from './PasswordField.module.css'

export interface PasswordFieldProps
  extends Omit<
    ComponentPropsWithRef<'input'>,
    'className' | 'style' | 'placeholder' | 'name' | 'type' | 'autoComplete'
  > {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** Indicates to a password manager which password the field is for. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** The labels of the toggle, such as "Show" and "Hide"; the field's label is read after them. */
  readonly toggle: { readonly show: string; readonly hide: string }
}

/**
 * A password field with its label above it. The toggle that shows the password requires the script; without one the
 * field is complete.
 */
export function PasswordField({ name, label, hint, error, toggle, id: ownId, ...rest }: PasswordFieldProps) {
  const idOf = useFieldIds()
  const id = ownId ?? idOf(name)
  const [isShown, setShown] = useState(false)
  const hasScript = useHasScript()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.row}>
        <input
          {...rest}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          className={classNames(fieldStyles.input, styles.input)}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-describedby={fieldDescription(id, { hint, error })}
          aria-invalid={error ? true : undefined}
        />
        {hasScript ? (
          <button
            type="button"
            className={styles.toggle}
            id={`${id}-toggle`}
            aria-controls={id}
            aria-labelledby={`${id}-toggle ${id}-label`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? toggle.hide : toggle.show}
          </button>
        ) : null}
      </div>
    </FieldFrame>
  )
}
