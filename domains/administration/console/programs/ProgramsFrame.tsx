import { PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import { labels } from './labels'
import { listPath } from './programs-address'

interface ProgramsFrameProps {
  readonly title: string
  readonly lead?: string
  /** The page's title, for a view below the lists. */
  readonly below?: string
  readonly children: ReactNode
}

/** The title of a view, with a link back to the lists from views below them. */
export function ProgramsFrame({ title, lead, below, children }: ProgramsFrameProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <div className={content.page}>
      <Head title={below === undefined || below === title ? title : `${title} · ${below}`} />
      {below === undefined ? null : (
        <p>
          <a href={address(listPath)}>{t('back')}</a>
        </p>
      )}
      <PageTitle lead={lead}>{title}</PageTitle>
      {children}
    </div>
  )
}
