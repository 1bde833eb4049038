import { Notice } from '@porchlight/design-system'

interface AnnouncementNoticeProps {
  readonly isWarning: boolean
  readonly headline: string
  readonly text: string
}

/** An announcement in one language, as the pages of customers show it. */
export function AnnouncementNotice({ isWarning, headline, text }: AnnouncementNoticeProps) {
  return (
    <Notice kind={isWarning ? 'warning' : 'info'} title={headline}>
      <p>{text}</p>
    </Notice>
  )
}
