import { usePage } from '@porchlight/page-parts/page/page-context'
import { useListAnnouncements } from '../methods/list-announcements/hook'
import { AnnouncementNotice } from './AnnouncementNotice'

/** What the brand has to say to everyone now; nothing while that is not known, since the page is there for something else. */
export function Announcements() {
  const { brand, language } = usePage()
  const { data } = useListAnnouncements({ brandName: brand })
  return (data?.announcements ?? []).map(({ id, isWarning, headline, text }) => (
    <AnnouncementNotice key={id} isWarning={isWarning} headline={headline[language]} text={text[language]} />
  ))
}
