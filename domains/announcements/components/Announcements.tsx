import { usePage } from '@porchlight/page-parts/page/page-context'
import { useListAnnouncements } from '../methods/list-announcements/hook'
import { AnnouncementNotice } from './AnnouncementNotice'

/**
 * Shows the brand's current announcements to everyone; nothing while they are unknown, since the page serves another
 * purpose.
 */
export function Announcements() {
  const { brand, language } = usePage()
  const { data } = useListAnnouncements({ brandName: brand })
  return (data?.announcements ?? []).map(({ id, isWarning, headline, text }) => (
    <AnnouncementNotice key={id} isWarning={isWarning} headline={headline[language]} text={text[language]} />
  ))
}
