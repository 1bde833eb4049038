import { PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { labels } from './labels'
import { listPath } from './people-address'

interface PeopleFrameProps {
  readonly title: string
  readonly lead?: string
  /** The document's title where it says more than the page's. */
  readonly documentTitle?: string
  readonly isBelowList?: boolean
  readonly children: ReactNode
}

/** The title of a view, with a link back to the list from views below it. */
export function PeopleFrame({ title, lead, documentTitle, isBelowList = false, children }: PeopleFrameProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <div className={content.page}>
      <Head title={documentTitle ?? title} />
      {isBelowList ? (
        <p>
          <a href={address(listPath())}>{t('back')}</a>
        </p>
      ) : null}
      <PageTitle lead={lead}>{title}</PageTitle>
      {children}
    </div>
  )
}
