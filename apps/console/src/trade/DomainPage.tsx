import { consolePages } from '@porchlight/domains/console'
import { matchAddress } from '@porchlight/page-parts/navigation/match-address'
import { usePage } from '@porchlight/page-parts/page/page-context'
import { useLocation } from 'wouter'
import { NotFound } from '../records/NotFound'
import { Part } from './Part'

/** The page that a domain has at the current address; otherwise the page for unknown addresses. */
export function DomainPage() {
  const { language } = usePage()
  const [path] = useLocation()
  const match = matchAddress(consolePages, path)
  if (match === null) return <NotFound />
  const { target, params } = match
  return <Part key={path} part={target} props={{ params, title: target.titleLabel[language] }} />
}
