import { Card, PageTitle } from '@porchlight/design-system'
import type { ReactNode } from 'react'
import { Head } from '../page/Head'
import styles from './FormPage.module.css'

interface FormPageProps {
  readonly title: string
  readonly lead?: ReactNode
  /** What happened, above the form. */
  readonly notice?: ReactNode
  /** Ways on below the form, such as a link back. */
  readonly ways?: ReactNode
  readonly children?: ReactNode
}

/** A narrow page with one form, or with what became of it. */
export function FormPage({ title, lead, notice, ways, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <Head title={title} />
      <PageTitle lead={lead}>{title}</PageTitle>
      {notice}
      {children === undefined ? null : <Card>{children}</Card>}
      {ways === undefined ? null : <div className={styles.ways}>{ways}</div>}
    </div>
  )
}
