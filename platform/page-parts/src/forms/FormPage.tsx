import { Card, PageTitle } from '@porchlight/design-system'
import type { ReactNode } from 'react'
import { Head } from '../page/Head'
import styles from './FormPage.module.css'

interface FormPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Shown above the form, such as what happened. */
  readonly notice?: ReactNode
  /** The form's title, if the page contains more than the form. */
  readonly formTitle?: ReactNode
  /** Links below the form, such as one back. */
  readonly ways?: ReactNode
  readonly children?: ReactNode
}

/** A narrow page with one form, or with its outcome. */
export function FormPage({ title, lead, notice, formTitle, ways, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle lead={lead}>{title}</PageTitle>
      {notice}
      {children === undefined ? null : <Card title={formTitle}>{children}</Card>}
      {ways === undefined ? null : <div className={styles.ways}>{ways}</div>}
    </div>
  )
}
