import { Skeleton } from '@porchlight/design-system'
import { consolePages } from '@porchlight/domains/console'
import { matchAddress } from '@porchlight/page-parts/navigation/match-address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { useLocation } from 'wouter'
import { useConsoleItems } from '../navigation/use-console-items'
import { NotFound } from '../records/NotFound'
import { consoleLabels } from '../shell/labels'
import { Part } from './Part'

/** The page that a domain has at the current address; otherwise the page for unknown addresses. */
export function DomainPage() {
  const t = useLabels(consoleLabels)
  const { language } = usePage()
  const items = useConsoleItems()
  const [path] = useLocation()
  const match = matchAddress(consolePages, path)
  if (match === null) return <NotFound />
  const { target, params } = match
  if (target.isOnlyWhereListed === true && !items.some((item) => target.paths.includes(item.path))) {
    // Not before the navigation is loaded: until then it is unknown who may see the page.
    return items.length === 0 ? <Skeleton shape="card" count={1} label={t('loading')} /> : <NotFound />
  }
  return <Part key={path} part={target} props={{ params, title: target.titleLabel[language] }} />
}
