import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../Icon/Icon'
import type { IconName } from '../Icon/icon-shapes'
import styles from './Notice.module.css'

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger'

export interface NoticeProps {
  readonly kind: NoticeKind
  /** The outcome in brief; the way out goes below it. */
  readonly title?: ReactNode
  readonly id?: string
  readonly children?: ReactNode
}

const icons: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  danger: 'danger',
}

// Errors interrupt, successes are read when there is time, the rest is part of the page.
const roles: Readonly<Record<NoticeKind, 'alert' | 'status' | undefined>> = {
  info: undefined,
  success: 'status',
  warning: undefined,
  danger: 'alert',
}

/** A notice, marked by an icon, an edge and its text, never by colour alone. */
export function Notice({ kind, title, id, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])} role={roles[kind]} id={id}>
      <span className={styles.icon}>
        <Icon name={icons[kind]} />
      </span>
      <div className={styles.words}>
        {title === undefined ? null : <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
