import { PageTitle } from '@porchlight/design-system'
import type { ReactNode } from 'react'
import { Head } from '../page/Head'
import styles from './NoticePage.module.css'

interface NoticePageProps {
  readonly title: string
  /** The status of the server's response. */
  readonly status: 403 | 404 | 500
  readonly children: ReactNode
}

/** The whole page when there is nothing else to show: what happened, and a link onward. */
export function NoticePage({ title, status, children }: NoticePageProps) {
  return (
    <div className={styles.page}>
      <Head title={title} status={status} />
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  )
}
