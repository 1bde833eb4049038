import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './Button.module.css'

/** `primary` once per screen; `secondary` beside it; `quiet` for the least important. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

interface ButtonLook {
  readonly variant?: ButtonVariant
  /** As wide as its container; otherwise as wide as its label. */
  readonly wide?: boolean
  readonly children: ReactNode
}

export interface ButtonProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  /** While an action is in progress: a press does nothing and `busyLabel` is read instead of the button's label. */
  readonly busy?: boolean
  readonly busyLabel?: ReactNode
}

/** A button; `type="button"` by default. While busy, it keeps its focus and its size. */
export function Button({
  variant = 'primary',
  wide = false,
  busy = false,
  busyLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={lookOf(variant, wide)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {busy && busyLabel !== undefined ? busyLabel : children}
    </button>
  )
}

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'href'> {
  readonly href: string
}

/** A link that looks like a button, for a step that opens another page. */
export function ButtonLink({ variant = 'primary', wide = false, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={lookOf(variant, wide)}>
      {children}
    </a>
  )
}

function lookOf(variant: ButtonVariant, wide: boolean): string {
  return classNames(styles.button, styles[variant], wide && styles.wide)
}
