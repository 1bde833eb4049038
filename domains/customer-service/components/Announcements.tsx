import { Notice } from '@porchlight/design-system'
import { usePage } from '@porchlight/page-parts/page/page-context'
import { useListAnnouncements } from '../methods/list-announcements/hook'

/** What the brand has to say to everyone now; nothing while that is not known, since the page is there for something else. */
export function Announcements() {
  const { brand, language } = usePage()
  const { data } = useListAnnouncements({ brandName: brand })
  return (data?.announcements ?? []).map(({ id, isWarning, headline, text }) => (
    <Notice key={id} kind={isWarning ? 'warning' : 'info'} title={headline[language]}>
      <p>{text[language]}</p>
    </Notice>
  ))
}
